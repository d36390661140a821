export {
  type AdaptedCall,
  type CryptoOptions,
  type DeploymentOptions,
  type EmptyValueRules,
  type FailureMessages,
  type FieldNames,
  jwsk,
  type NaturalKey,
  type OperationOverride,
  type PasswordEncoding,
  type PasswordUse,
  type Profile,
  type ProfileData,
  type RejectionCodes,
  type ServiceName,
  type TokenFieldNames,
} from './profile'
export { type BladeXOptions, bladeX } from './profiles/bladex'
export { defineProfile } from './profiles/define-profile'
export { findCreatedId, naturalKeys } from './profiles/find-created-id'
export { type ProfileFile, parseProfile } from './profiles/parse-profile'
export { type SpringBladeOptions, springBlade } from './profiles/spring-blade'
export { springBlade3 } from './profiles/spring-blade-3'
