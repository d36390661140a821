import {
  type ActionViewProps,
  Button,
  LoadFailed,
  MessagePanel,
  PdfFrame,
  SafePicture,
  saveFile,
  useRuntime,
  useTranslate,
} from '@jwsk/kit'
import { operationKey } from '@jwsk/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFile } from '../files/fetch-file'
import { lookOf, type PreviewFile, shownFile } from '../files/shown-file'
import './preview.css'

// no operation of the platform fetches it, its name is like theirs
const storedFile = { id: 'attach.file' } as const

interface Stored {
  readonly link?: string
  readonly originalName?: string
  readonly extension?: string
}

/** A stored file, as far as it can be looked at here. */
export default function Preview({ target }: ActionViewProps<Stored>) {
  const t = useTranslate()
  const [hasFailed, fail] = useState(false)
  const { link = '', originalName = '', extension } = target
  if (lookOf(extension) !== 'picture') return <Document target={target} />
  if (hasFailed) return <MessagePanel icon="error" tone="danger" title={t('attach.failed')} />
  return (
    <div className="kit-view resource-picture flex flex-column align-items-center">
      <SafePicture className="max-w-full" url={link} label={originalName} onError={() => fail(true)} />
    </div>
  )
}

function Document({ target }: { readonly target: Stored }) {
  const t = useTranslate()
  const { scope } = useRuntime()
  const { link = '', originalName = '', extension } = target
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: operationKey(scope, storedFile, link),
    queryFn: async ({ signal }) => ({ shown: await shownFile(await fetchFile(link, signal), lookOf(extension)) }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error || (data && !data.shown))
    return <LoadFailed title={t(error ? 'attach.failed' : 'attach.notShown')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data?.shown) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  return <ShownFile shown={data.shown} name={originalName} />
}

function ShownFile({ shown, name }: { readonly shown: PreviewFile; readonly name: string }) {
  const t = useTranslate()
  if (shown.look === 'text') return <pre className="kit-dialog-body resource-text kit-code m-0 overflow-auto text-sm">{shown.text}</pre>
  return (
    <div className="kit-view">
      <PdfFrame file={shown.file} name={name} />
      <div className="flex flex-wrap align-items-center gap-2">
        <Button icon="download" onClick={() => saveFile(shown.file, name)}>
          {t('attach.save')}
        </Button>
      </div>
    </div>
  )
}
