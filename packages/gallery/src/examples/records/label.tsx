import { QrLabel } from '@jwsk/kit'

/** Label to stick on an object; the button prints the label alone. */
export const Example = () => <QrLabel content="https://example.com/facility/F-0001" title="F-0001" lines={['东门闸机', '2026-05-01']} />
