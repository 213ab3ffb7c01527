import { operations } from "../../contract/operations/index.ts";
import { buildPath } from "../../contract/paths.ts";
import type { Account, Project } from "../../contract/resources/account.ts";
import type { Build } from "../../contract/resources/builds.ts";
import type { File } from "../../contract/resources/files.ts";
import type { Job } from "../../contract/resources/jobs.ts";
import type { Tag } from "../../contract/resources/tags.ts";
import type { LinkSigner } from "../access/link-signer.ts";
import { API_ROOT } from "../api-roots.ts";
import type {
  BuildRecord,
  FileRecord,
  JobRecord,
  ProjectRecord,
  TagRecord,
  UserRecord,
} from "../store/records.ts";

/** Records of the store as the contract has them: dates and links as such, the wire's form is not decided here. */

export function presentAccount({ id, email, name, createTime, roles = ["USER"] }: UserRecord): Account {
  return {
    ...{ id, email, name, createTime: new Date(createTime), enabled: true },
    // Public clients read the first role to know whom they act for.
    roles: roles.map((role) => ({ id, name: role, expireTime: null })),
    selfURI: `/users/${id}`,
  };
}

export function presentProject({ createTime, description = null, ...project }: ProjectRecord): Project {
  const selfURI = `/me/projects/${project.id}`;
  return { ...project, description, createTime: new Date(createTime), archiveTime: null, selfURI };
}

export function presentJob({ createTime, ...job }: JobRecord): Job {
  return { ...job, createTime: new Date(createTime), archiveTime: null };
}

export function presentBuild({
  createTime,
  startTime,
  finishTime,
  notifyTime,
  ...build
}: BuildRecord): Build {
  return {
    ...build,
    createTime: new Date(createTime),
    startTime: dateOrNull(startTime),
    finishTime: dateOrNull(finishTime),
    notifyTime: dateOrNull(notifyTime),
  };
}

export function presentTag(tag: TagRecord): Tag {
  return { ...tag };
}

/** Presents files with links that are signed for the client's own view of this cloud. */
export function filePresenter(signer: LinkSigner, origin: string): (file: FileRecord) => File {
  return ({ blob: _, buildId: __, archive: ___, createTime, ...file }) => ({
    ...file,
    createTime: new Date(createTime),
    fileProperties: [],
    directUrl: signedLink(signer, origin, file.id),
    iconDirectUrl: null,
  });
}

function signedLink(signer: LinkSigner, origin: string, fileId: number): URL {
  const { path } = buildPath(operations.files.content, { fileId });
  const { expires, signature } = signer.sign(fileId);
  return new URL(`${origin}${API_ROOT}${path}?expires=${expires}&signature=${signature}`);
}

function dateOrNull(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
