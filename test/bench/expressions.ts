import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import type { ExpressionData } from "@actions/expressions/data/expressiondata";
import type { FunctionDefinition } from "@actions/expressions/funcs/info";
import { type Token, TokenType } from "@actions/expressions/lexer";
import { truthy } from "@actions/expressions/result";
import { ensureStatusFunction } from "@actions/workflow-parser/model/converter/if-condition";
import type { DefinitionInfo } from "@actions/workflow-parser/templates/schema/definition-info";
import type { JobStatus } from "./step-run.ts";

/** The contexts that a text may use, by name. One that is not among them is an error, as on GitHub. */
export type Contexts = Readonly<Record<string, unknown>>;

/** What the status functions of a condition answer: `always`, `success`, `failure` and `cancelled`. */
export type StatusAnswers = Readonly<Record<"success" | "failure" | "cancelled", boolean>>;

/** An expression in a text; a string in it may hold the end mark. */
const EMBEDDED = /\$\{\{((?:'(?:[^']|'')*'|[^'])*?)\}\}/g;

/** `text` with every `${{ expression }}` replaced by its value as text, by GitHub's own library. */
export function evaluate(text: string, contexts: Contexts): string {
  if (text.replace(EMBEDDED, "").includes("${{")) throw new Error(`An expression in "${text}" has no end.`);
  return text.replace(EMBEDDED, (whole, expression: string) =>
    evaluated(expression, contexts, [], whole).coerceString(),
  );
}

/** The value of one expression, written without its marks. */
export function valueOfExpression(expression: string, contexts: Contexts): unknown {
  const value = evaluated(expression, contexts, [], `\${{ ${expression} }}`);
  return JSON.parse(JSON.stringify(value, data.replacer));
}

/**
 * Whether a step or stage runs under `status`. A condition that calls no status function also needs `success()`.
 */
export function holds(condition: string, status: JobStatus, contexts: Contexts = {}): boolean {
  const answers = {
    success: status === "success",
    failure: status === "failure",
    cancelled: status === "cancelled",
  };
  return holdsWith(condition, answers, contexts);
}

/** Whether a condition holds where the status functions answer so. */
export function holdsWith(condition: string, answers: StatusAnswers, contexts: Contexts): boolean {
  const functions = Object.entries({ ...answers, always: true }).map(([name, answer]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(answer),
  }));
  const bare = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(condition)?.[1] ?? condition;
  const allowedContext = [...Object.keys(contexts), ...functions.map(({ name }) => `${name}(0,0)`)];
  const whole = ensureStatusFunction(bare.trim() || "success()", { allowedContext } as DefinitionInfo);
  return truthy(evaluated(whole, contexts, functions, `the condition "${condition}"`));
}

function evaluated(
  expression: string,
  contexts: Contexts,
  functions: FunctionDefinition[],
  shown: string,
): ExpressionData {
  try {
    const tokens = new Lexer(expression).lex().tokens.map(withQuotes);
    const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
    if (!parsed) throw new Error("it is empty");
    const values = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
    return new Evaluator(parsed, values, new Map(functions.map((one) => [one.name, one]))).evaluate();
  } catch (error) {
    const known = Object.keys(contexts).join(", ");
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The bench does not evaluate ${shown} (${why}); it knows ${known}.`, { cause: error });
  }
}

/** The lexer turns only the first `''` of a string into a quote; the runner turns all. */
function withQuotes(token: Token): Token {
  if (token.type !== TokenType.STRING) return token;
  return { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") };
}
