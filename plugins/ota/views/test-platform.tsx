import { type ActionViewProps, ConnectionTest } from '@jwsk/kit'
import { type OtaPlatform, otaPlatform } from '@jwsk/sdk/dp'

/** Whether a platform answers. */
export default function TestPlatform({ target }: ActionViewProps<OtaPlatform>) {
  return <ConnectionTest operation={otaPlatform.test} id={target.id ?? ''} />
}
