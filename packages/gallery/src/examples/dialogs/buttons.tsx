import { Button } from '@jwsk/kit'

const kinds = ['primary', 'plain', 'danger', 'quiet', 'bare', 'link', 'action', 'pinned'] as const

/** One primary button per screen. A pending button stays focusable and ignores clicks. */
export const Example = () => (
  <div className="flex flex-wrap align-items-center gap-2">
    {kinds.map((kind) => (
      <Button key={kind} variant={kind}>
        {kind}
      </Button>
    ))}
    <Button icon="refresh" busy>
      busy
    </Button>
  </div>
)
