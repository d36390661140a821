/** Whether the browser supports the Popover API. Browsers before 2024 do not; a z-index replaces it there. */
export const supportsPopover: boolean = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype
