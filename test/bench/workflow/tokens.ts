import {
  BasicExpressionToken,
  MappingToken,
  SequenceToken,
  type TemplateToken,
} from "@actions/workflow-parser/templates/tokens/index";
import { type Contexts, valueOfExpression } from "../expressions.ts";

/** The text at `key`, its expressions between their marks. */
export function textIn(mapping: MappingToken, key: string): string | undefined {
  return mapping.find(key)?.assertScalar(key).toString();
}

/** The mapping at `key` as texts; empty where there is none. */
export function textsIn(mapping: MappingToken, key: string): Record<string, string> {
  const inner = mapping.find(key)?.assertMapping(key);
  if (!inner) return {};
  return Object.fromEntries([...inner].map(({ key: name, value }) => [name.toString(), String(value)]));
}

/** The mappings in the list at `key`. */
export function sequenceIn(mapping: MappingToken, key: string): MappingToken[] {
  const sequence = mapping.find(key)?.assertSequence(key);
  return sequence ? [...sequence].map((item) => item.assertMapping(key)) : [];
}

/** A token as plain data, its expressions evaluated. */
export function plain(token: TemplateToken, contexts: Contexts): unknown {
  if (token instanceof BasicExpressionToken) return valueOfExpression(token.expression, contexts);
  if (token instanceof SequenceToken) return [...token].map((item) => plain(item, contexts));
  if (token instanceof MappingToken) {
    return Object.fromEntries([...token].map(({ key, value }) => [key.toString(), plain(value, contexts)]));
  }
  return token.toJSON();
}
