import './wall-list.css'
import { WallPanel } from './wall-panel'
import { toneClass, type WallTone } from './wall-tone'

/** Something that somebody has to look after. */
export interface WallAlarm {
  readonly key: string
  readonly name: string
  readonly tone: WallTone
  /** What is the matter, in a word. */
  readonly word: string
}

interface WallAlarmsProps {
  readonly heading: string
  /** The gravest first; nothing while they are not known. */
  readonly alarms: readonly WallAlarm[] | undefined
  /** Said where there is none. */
  readonly calm: string
}

/** What somebody has to look after; one calm line where there is nothing. */
export const WallAlarms = ({ heading, alarms, calm }: WallAlarmsProps) => (
  <WallPanel name="alarms" heading={heading} aside={alarms && <b className="text-color">{alarms.length}</b>}>
    {alarms?.length === 0 && <p className="wall-calm text-green-500">{calm}</p>}
    <ul className="wall-list flex flex-1 min-h-0">
      {alarms?.map(({ key, name, tone, word }) => (
        <li key={key} className={`wall-line ${toneClass(tone)}`}>
          <span className="overflow-hidden text-overflow-ellipsis white-space-nowrap" title={name}>
            <span className="wall-word" aria-hidden="true">
              ▲
            </span>{' '}
            {name}
          </span>
          <b className="wall-word font-medium">{word}</b>
        </li>
      ))}
    </ul>
  </WallPanel>
)
