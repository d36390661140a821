import { anonymousAccess } from './probes/anonymous-access'
import { crossOrigin } from './probes/cross-origin'
import { crossTenantReads } from './probes/cross-tenant-reads'
import { crossTenantWrites } from './probes/cross-tenant-writes'
import { defaultClients } from './probes/default-clients'
import { exposedEndpoints } from './probes/exposed-endpoints'
import { massAssignment } from './probes/mass-assignment'
import { numericIds } from './probes/numeric-ids'
import { openRedirect } from './probes/open-redirect'
import { passwordHashes } from './probes/password-hashes'
import { refreshToken } from './probes/refresh-token'
import { signInLimit } from './probes/sign-in-limit'
import { tokenAfterPasswordChange } from './probes/token-after-password-change'
import { tokenAfterSignOut } from './probes/token-after-sign-out'
import { verboseErrors } from './probes/verbose-errors'
import type { Probe } from './target'

/** All probes. Those that end sessions or lock the sign-in come last. */
export const probes: readonly Probe[] = [
  anonymousAccess,
  crossOrigin,
  numericIds,
  refreshToken,
  crossTenantReads,
  passwordHashes,
  verboseErrors,
  openRedirect,
  exposedEndpoints,
  crossTenantWrites,
  massAssignment,
  tokenAfterPasswordChange,
  tokenAfterSignOut,
  defaultClients,
  signInLimit,
]
