export {
  type AdaptedCall,
  type DeploymentOptions,
  type EmptyValueRules,
  jwsk,
  type NaturalKey,
  type OperationOverride,
  type PasswordEncoding,
  type PasswordUse,
  type Profile,
  type ProfileData,
  type RejectionCodes,
  type TokenFieldNames,
} from './profile'
export { defineProfile } from './profiles/define-profile'
export { findCreatedId, naturalKeys } from './profiles/find-created-id'
export { type SpringBladeOptions, springBlade } from './profiles/spring-blade'
