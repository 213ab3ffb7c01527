import { blobLink } from "./blob-endpoint.ts";
import type { CacheStore } from "./cache-store.ts";
import { json, type Reply } from "./recording-server.ts";
import type { RuntimeToken } from "./runtime-token.ts";

/** What a call of the cache service works on. */
export interface CacheRpcContext {
  readonly cache: CacheStore;
  /** Where signed links point. */
  readonly origin: string;
  readonly token: RuntimeToken;
}

type Fields = Readonly<Record<string, unknown>>;
type Rpc = (request: Fields, context: CacheRpcContext) => Reply;

const KEY_LIMIT = 512;

/** The calls of `github.actions.results.api.v1.CacheService`, as Twirp JSON with the fields' protocol names. */
export const cacheRpc: Readonly<Record<string, Rpc>> = {
  CreateCacheEntry(request, context) {
    const wanted = wantedBy(request, context);
    const scope = scopesWith(context.token, "write")[0];
    if (wanted.key === "" || wanted.key.length > KEY_LIMIT || wanted.key.includes(",")) {
      return refuse(400, "invalid_argument", `the cache key ${JSON.stringify(wanted.key)} is not valid`);
    }
    // The client takes this very prefix for a denial by policy.
    if (scope === undefined) {
      return json(200, { ok: false, message: "cache write denied: the token may not write to any scope" });
    }
    const uploadKey = context.cache.reserve(wanted);
    if (uploadKey === undefined) {
      const msg = "cache entry with the same key, version, and scope already exists";
      return refuse(409, "already_exists", msg);
    }
    return json(200, { ok: true, signed_upload_url: blobLink(context.origin, "caches", uploadKey) });
  },

  FinalizeCacheEntryUpload(request, context) {
    const wanted = wantedBy(request, context);
    const upload = context.cache.pending(wanted);
    if (!upload) return refuse(404, "not_found", "no upload of this cache entry is under way");
    const size = textOf(request.size_bytes);
    if (!upload.blob || size !== String(upload.blob.length)) {
      const sent = upload.blob?.length ?? "nothing";
      return refuse(400, "invalid_argument", `size_bytes is ${size}, uploaded was ${sent}`);
    }
    const entry = context.cache.finish(wanted, upload.blob);
    return json(200, { ok: true, entry_id: String(entry.id) });
  },

  GetCacheEntryDownloadURL(request, { cache, origin, token }) {
    const scopes = scopesWith(token, "read");
    if (scopes.length === 0) {
      return refuse(403, "permission_denied", "cache read denied: the token may not read any scope");
    }
    const restoreKeys = Array.isArray(request.restore_keys) ? request.restore_keys.map(textOf) : [];
    const found = cache.find([textOf(request.key), ...restoreKeys], textOf(request.version), scopes);
    if (!found) return json(200, { ok: false });
    const link = blobLink(origin, "caches", String(found.id));
    return json(200, { ok: true, signed_download_url: link, matched_key: found.key });
  },
};

/** The entry that a job asks for or saves: always in the scope of its own ref. */
function wantedBy(request: Fields, { token }: CacheRpcContext) {
  const scope = scopesWith(token, "write")[0] ?? "";
  return { key: textOf(request.key), version: textOf(request.version), scope };
}

function scopesWith({ cacheScopes }: RuntimeToken, permission: "read" | "write"): string[] {
  return cacheScopes.filter((scope) => scope[permission]).map(({ ref }) => ref);
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}

function refuse(status: number, code: string, msg: string): Reply {
  return json(status, { code, msg });
}
