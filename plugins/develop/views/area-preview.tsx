import {
  type ActionViewProps,
  Button,
  Fallback,
  LoadError,
  loadable,
  saveFile,
  TextInput,
  useCopy,
  useRuntime,
  useTranslate,
} from '@jwsk/kit'
import { code } from '@jwsk/sdk/develop'
import { operationKey } from '@jwsk/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import type { Files, Generator } from '../generator/generator'
import type { Code } from '../generator/load-plans'
import { FileList } from './file-list'

const HighlightedCode = loadable(() => import('../generator/highlighted-code'))

// loads the generator with the first preview
const fetchGenerator = () => import('../generator/generator')

/** Preview of the area generated from the records: its files to read, to copy, and as one archive. */
export default function AreaPreview({ target, close }: ActionViewProps<Code | readonly Code[]>) {
  const t = useTranslate()
  const { client, scope } = useRuntime()
  const records = useMemo(() => [target].flat(), [target])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...operationKey(scope, code.genCode, records.map(({ id }) => id).join()), 'area'],
    queryFn: async () => ({ made: await (await fetchGenerator()).loadGenerator(client, records) }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error) return <LoadError title={t('generator.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  return <Area generator={data.made} onClose={close} />
}

interface AreaProps {
  readonly generator: Generator
  readonly onClose: () => void
}

function Area({ generator, onClose }: AreaProps) {
  const t = useTranslate()
  const id = useId()
  const [area, call] = useState(generator.area)
  const files = useMemo(() => generator.createFiles(area), [generator, area])
  const save = async (made: Files) => saveFile((await fetchGenerator()).createArchive(made), `${area}.zip`)
  return (
    <>
      <div className="kit-dialog-body flex flex-column gap-3">
        <div className="flex flex-wrap align-items-center gap-2">
          <label htmlFor={id}>{t('generator.area')}</label>
          <div className="w-20rem max-w-full">
            <TextInput
              id={id}
              value={area}
              spellCheck={false}
              aria-invalid={!files}
              aria-describedby={`${id}-hint`}
              onChange={(event) => call(event.target.value)}
            />
          </div>
          <span id={`${id}-hint`} className="text-sm text-color-secondary" role="status">
            {files ? t('generator.count', { count: Object.keys(files).length }) : t('generator.badName')}
          </span>
        </div>
        {files && <Preview files={files} />}
      </div>
      <div className="kit-dialog-footer">
        <Button onClick={onClose}>{t('generator.close')}</Button>
        <Button variant="primary" icon="download" disabled={!files} onClick={() => files && save(files)}>
          {t('generator.download')}
        </Button>
      </div>
    </>
  )
}

function Preview({ files }: { readonly files: Files }) {
  const t = useTranslate()
  const copy = useCopy()
  const paths = Object.keys(files)
  const [selectedPath, select] = useState('')
  // another area name changes the paths
  const currentPath = selectedPath in files ? selectedPath : (paths.find((path) => path.endsWith('/plugin.ts')) ?? paths[0] ?? '')
  const text = files[currentPath] ?? ''
  return (
    <div className="flex flex-column md:flex-row gap-3 md:h-30rem">
      <FileList paths={paths} value={currentPath} onChange={select} />
      <section className="flex flex-column flex-1 min-w-0 min-h-0 border-1 surface-border border-round" aria-label={currentPath}>
        <div className="flex align-items-center justify-content-between gap-2 px-3 py-1">
          <bdi className="kit-text text-sm">{currentPath}</bdi>
          <Button variant="quiet" onClick={() => copy(text)}>
            {t('generator.copy')}
          </Button>
        </div>
        {/* each file starts scrolled to its top */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key */}
        <pre key={currentPath} className="kit-code flex-1 m-0 p-3 overflow-auto text-sm" tabIndex={0}>
          <Fallback fallback={text}>
            <HighlightedCode path={currentPath} text={text} />
          </Fallback>
        </pre>
      </section>
    </div>
  )
}
