import { type Artifact, type ArtifactStore, digestOf } from "./artifact-store.ts";
import { blobLink } from "./blob-endpoint.ts";
import { json, type Reply } from "./recording-server.ts";

/** What a call of the artifact service works on. */
export interface RpcContext {
  readonly store: ArtifactStore;
  /** Where signed links point. */
  readonly origin: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Rpc = (request: Fields, context: RpcContext) => Reply | Promise<Reply>;

const ARTIFACTS_PER_JOB = 500;
const FORBIDDEN_IN_NAMES = /[":<>|*?\\/\r\n]/;

/** The calls of `github.actions.results.api.v1.ArtifactService`, as Twirp JSON with the fields' protocol names. */
export const artifactRpc: Readonly<Record<string, Rpc>> = {
  CreateArtifact(request, { store, origin }) {
    const name = textOf(request.name);
    if (name === "" || FORBIDDEN_IN_NAMES.test(name)) {
      return refuse(400, "invalid_argument", `the artifact name ${JSON.stringify(name)} is not valid`);
    }
    if (store.named(name) || store.pendingNamed(name)) {
      return refuse(409, "already_exists", "an artifact with this name already exists on the workflow run");
    }
    if (store.created >= ARTIFACTS_PER_JOB) {
      return refuse(412, "failed_precondition", `a job has at most ${ARTIFACTS_PER_JOB} artifacts`);
    }
    const mimeType = textOf(request.mime_type) || "application/zip";
    const expiresAt = textOf(request.expires_at) || undefined;
    const pending = store.create({ name, mimeType, expiresAt });
    return json(200, { ok: true, signed_upload_url: blobLink(origin, "artifacts", pending.key) });
  },

  async FinalizeArtifact(request, { store }) {
    const pending = store.pendingNamed(textOf(request.name));
    if (!pending) return notFound(request);
    if (!pending.blob)
      return refuse(400, "invalid_argument", "nothing was uploaded, or no block list committed");
    if (String(request.size) !== String(pending.blob.length)) {
      return refuse(400, "invalid_argument", `size is ${request.size}, uploaded were ${pending.blob.length}`);
    }
    const hash = textOf(request.hash);
    if (hash !== "" && hash !== digestOf(pending.blob)) {
      return refuse(400, "invalid_argument", `hash is ${hash}, uploaded was ${digestOf(pending.blob)}`);
    }
    const artifact = await store.finish(pending, pending.blob);
    return json(200, { ok: true, artifact_id: String(artifact.id) });
  },

  ListArtifacts(request, { store }) {
    const name = textOf(request.name_filter);
    const id = textOf(request.id_filter);
    const found = store.finished.filter(
      (artifact) => (name === "" || artifact.name === name) && (id === "" || String(artifact.id) === id),
    );
    return json(200, { artifacts: found.map((artifact) => recordOf(artifact, request)) });
  },

  GetSignedArtifactURL(request, { store, origin }) {
    const artifact = store.named(textOf(request.name));
    if (!artifact) return notFound(request);
    return json(200, { signed_url: blobLink(origin, "artifacts", String(artifact.id)) });
  },

  async DeleteArtifact(request, { store }) {
    const artifact = store.named(textOf(request.name));
    if (!artifact) return notFound(request);
    await store.delete(artifact);
    return json(200, { ok: true, artifact_id: String(artifact.id) });
  },
};

function recordOf(artifact: Artifact, request: Fields): Fields {
  return {
    workflow_run_backend_id: request.workflow_run_backend_id,
    workflow_job_run_backend_id: request.workflow_job_run_backend_id,
    database_id: String(artifact.id),
    name: artifact.name,
    size: String(artifact.sizeBytes),
    created_at: artifact.createdAt,
    digest: artifact.digest,
  };
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}

function notFound(request: Fields): Reply {
  return refuse(404, "not_found", `no artifact is named ${JSON.stringify(textOf(request.name))}`);
}

function refuse(status: number, code: string, msg: string): Reply {
  return json(status, { code, msg });
}
