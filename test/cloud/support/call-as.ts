import { type Answer, basic, type TestCloud } from "./test-cloud.ts";

/** Calls below `/api/v2` as one of the cloud's accounts, the first being 0. */
export function callAs({ cloud }: TestCloud, account: number) {
  const authorization = basic(cloud.accounts[account]?.apiKey ?? "");
  return async (method: string, path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { ...(init.headers as Record<string, string>), authorization };
    const answer = await fetch(`${cloud.url}/api/v2${path}`, { ...init, method, headers });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === "" ? null : JSON.parse(text) };
  };
}
