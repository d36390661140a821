import './camera.css'
import {
  type ActionViewProps,
  Button,
  dateTime,
  type KeysOf,
  LoadError,
  MessagePanel,
  StandaloneInput,
  useFormatSiteTime,
  useOperationQuery,
  useTranslate,
} from '@jwsk/kit'
import { type CameraInfo, cameraInfo } from '@jwsk/sdk/iot'
import { type FormEvent, useId, useState } from 'react'
import type texts from '../locales/zh-cn'
import { getLastMinutes, type Range, validateRange } from './playback-range'
import { VideoPlayer } from './video-player'

const moment = dateTime({ required: true })
const durations = [
  { name: 'tenMinutes', minutes: 10 },
  { name: 'hour', minutes: 60 },
  { name: 'day', minutes: 24 * 60 },
] as const

interface TimeInputProps {
  readonly label: string
  readonly value: string
  readonly isWrong: boolean
  readonly problemId: string
  readonly onChange: (value: string) => void
}

function TimeInput({ label, value, isWrong, problemId, onChange }: TimeInputProps) {
  const id = useId()
  return (
    <div className="flex flex-column gap-1 w-full md:w-15rem">
      <label id={`${id}-label`} className="text-sm text-color-secondary" htmlFor={id}>
        {label}
      </label>
      <StandaloneInput
        field={moment}
        id={id}
        value={moment.parse(value)}
        onChange={(next) => onChange(String(moment.serialize(next) ?? ''))}
        invalid={isWrong}
        required
        describedBy={isWrong ? problemId : ''}
      />
    </div>
  )
}

/** Recording of one time range. */
function Recording({ camera, requested }: { readonly camera: CameraInfo; readonly requested: Range }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useOperationQuery(
    cameraInfo.playbackUrl,
    { id: camera.id ?? '', ...requested },
    { staleTime: 0 },
  )
  if (isFetching) return <MessagePanel icon="spinner" title={t('playback.asking')} />
  if (error || !data) return <LoadError title={t('playback.failed')} error={error} refetch={refetch} />
  const title = t('playback.title', { name: camera.cameraName, ...requested })
  return <VideoPlayer key={dataUpdatedAt} url={data.url} title={title} onRetry={() => void refetch()} />
}

/** Playback of a camera's recordings by time range. */
export default function PlaybackView({ target }: ActionViewProps<CameraInfo>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const problemId = useId()
  const clock = useFormatSiteTime()
  const [range, setRange] = useState<Range>(() => getLastMinutes(60, new Date(), clock))
  const [requested, request] = useState<Range>()
  const [isSubmitted, setSubmitted] = useState(false)
  const problem = isSubmitted ? validateRange(range) : undefined
  const play = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!validateRange(range)) request(range)
  }
  const side = (name: keyof Range) => (
    <TimeInput
      label={t(`playback.${name}`)}
      value={range[name]}
      isWrong={problem !== undefined}
      problemId={problemId}
      onChange={(value) => setRange({ ...range, [name]: value })}
    />
  )
  return (
    <div className="kit-view">
      <form className="flex flex-wrap align-items-end gap-3" noValidate onSubmit={play}>
        {side('start')}
        {side('end')}
        <Button variant="primary" type="submit">
          {t('playback.play')}
        </Button>
        {problem && (
          <p id={problemId} className="w-full text-sm text-red-500" role="alert">
            {t(`playback.${problem}`)}
          </p>
        )}
      </form>
      <div className="flex flex-wrap align-items-center gap-2">
        {durations.map(({ name, minutes }) => (
          <Button key={name} variant="quiet" onClick={() => setRange(getLastMinutes(minutes, new Date(), clock))}>
            {t(`playback.${name}`)}
          </Button>
        ))}
      </div>
      {requested ? (
        <Recording key={`${requested.start} ${requested.end}`} camera={target} requested={requested} />
      ) : (
        <MessagePanel icon="search" title={t('playback.choose')} />
      )}
    </div>
  )
}
