import { Button, useNotifier, useTranslate } from '@jwsk/kit'
import { useRef } from 'react'

interface FileChoiceProps {
  readonly files: readonly File[]
  readonly onChoose: (files: readonly File[]) => void
}

const endings = /\.(bpmn|bpmn20\.xml|zip|bar)$/i

/** Selects the files of a deployment. */
export function FileChoice({ files, onChoose }: FileChoiceProps) {
  const t = useTranslate()
  const notice = useNotifier()
  const chooser = useRef<HTMLInputElement>(null)
  const take = (added: readonly File[]) => {
    const fitting = added.filter(({ name }) => endings.test(name))
    if (fitting.length < added.length) notice.notify({ severity: 'warning', text: t('flowDeploy.wrongFile') })
    const known = new Set(files.map(({ name }) => name))
    onChoose([...files, ...fitting.filter(({ name }) => !known.has(name))])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className="flow-drop flex flex-wrap align-items-center column-gap-3 row-gap-2 p-4 border-round-lg text-color-secondary"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take([...event.dataTransfer.files])
      }}
    >
      <Button icon="upload" onClick={() => chooser.current?.click()}>
        {t('flowDeploy.choose')}
      </Button>
      <span>{t('flowDeploy.kinds')}</span>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label={t('flowDeploy.choose')}
        accept=".bpmn,.xml,.zip,.bar"
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {files.length > 0 && (
        <ul className="w-full text-color" aria-label={t('flowDeploy.files')}>
          {files.map((file) => (
            <li key={file.name} className="flex align-items-center justify-content-between">
              <bdi>{file.name}</bdi>
              <Button
                variant="quiet"
                icon="close"
                aria-label={t('flowDeploy.drop', { name: file.name })}
                onClick={() => onChoose(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
