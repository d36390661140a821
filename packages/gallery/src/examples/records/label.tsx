import { QrLabel } from '@jwsk/kit'

/** A label to stick on a thing; the button prints it alone. */
export const Example = () => <QrLabel content="https://example.com/facility/F-0001" title="F-0001" lines={['东门闸机', '2026-05-01']} />
