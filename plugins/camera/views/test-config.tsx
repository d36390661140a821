import { type ActionViewProps, ConnectionTest } from '@jwsk/kit'
import { type CameraConfig, cameraConfig } from '@jwsk/sdk/iot'

/** Tests whether a video platform responds. */
export default function TestConfig({ target, reload }: ActionViewProps<CameraConfig>) {
  return <ConnectionTest operation={cameraConfig.test} id={target.id ?? ''} onTested={reload} />
}
