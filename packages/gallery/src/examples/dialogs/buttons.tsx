import { Button, type ButtonKind } from '@jwsk/kit'

const kinds: readonly ButtonKind[] = ['primary', 'plain', 'danger', 'quiet', 'bare', 'link', 'action', 'risk']

/** One primary on a screen; what is under way stays focusable and does nothing. */
export const Example = () => (
  <div className="flex flex-wrap align-items-center gap-2">
    {kinds.map((kind) => (
      <Button key={kind} kind={kind}>
        {kind}
      </Button>
    ))}
    <Button icon="refresh" busy>
      busy
    </Button>
  </div>
)
