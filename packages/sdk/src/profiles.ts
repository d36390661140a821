export {
  type AdaptedCall,
  type DeploymentNames,
  type Empties,
  jwsk,
  type OperationChange,
  type PasswordEncoding,
  type PasswordUse,
  type Profile,
  type ProfileData,
  type ReadBackKey,
  type Refusals,
  type TokenNames,
} from './profile'
export { defineProfile } from './profiles/define'
export { readBack, readBackKeys } from './profiles/read-back'
export { type SpringBladeOptions, springBlade } from './profiles/spring-blade'
