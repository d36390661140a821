import { Button, Select, useTranslate } from '@jwsk/kit'
import { useMemo } from 'react'
import { buildFileTree, type FileNode } from '../generator/file-tree'

interface FileListProps {
  readonly paths: readonly string[]
  readonly value: string
  readonly onChange: (path: string) => void
}

/** Files of an area as a tree; on a phone as a select. */
export function FileList({ paths, value, onChange }: FileListProps) {
  const t = useTranslate()
  const tree = useMemo(() => buildFileTree(paths), [paths])
  return (
    <>
      <nav className="hidden md:block flex-none w-20rem overflow-auto" aria-label={t('generator.files')}>
        <Branch nodes={tree} value={value} onChange={onChange} />
      </nav>
      <div className="md:hidden">
        <Select
          aria-label={t('generator.files')}
          options={paths.map((path) => ({ value: path, label: path }))}
          value={value}
          onChange={onChange}
        />
      </div>
    </>
  )
}

interface BranchProps {
  readonly nodes: readonly FileNode[]
  readonly value: string
  readonly onChange: (path: string) => void
}

const Branch = ({ nodes, value, onChange }: BranchProps) => (
  <ul>
    {nodes.map(({ name, path, children }) => (
      <li key={path}>
        {children.length > 0 ? (
          <details open>
            <summary className="text-sm text-color-secondary py-1">{name}</summary>
            <div className="pl-3">
              <Branch nodes={children} value={value} onChange={onChange} />
            </div>
          </details>
        ) : (
          <Button
            variant="quiet"
            className={path === value ? 'bg-primary-50 font-semibold' : ''}
            aria-current={path === value}
            onClick={() => onChange(path)}
          >
            {name}
          </Button>
        )}
      </li>
    ))}
  </ul>
)
