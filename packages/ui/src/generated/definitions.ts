// Made by `pnpm --filter @bazaar/ui generate`; do not edit.
export interface Definitions {
  'accordion-body': {  };
  'accordion-summary': {  };
  'account-head-line': {  };
  'account-note': {  };
  'account-stack': {  };
  'account-title': {  };
  'action-bar': {  };
  'address-card': { 
    /** The default address, or the one chosen for a delivery. */
    chosen?: boolean | undefined; 
    /** Being removed: can still be undone. */
    leaving?: boolean | undefined };
  'address-foot': {  };
  'address-grid': {  };
  'address-head': {  };
  'address-lines': {  };
  'address-mark': {  };
  'address-note': {  };
  'address-paste': {  };
  'address-paste-foot': {  };
  'address-row': {  };
  'address-source': {  };
  'announcement-line': { isWarning?: boolean | undefined };
  'answer-card': {  };
  'answer-cards': {  };
  'answer-comparison': {  };
  'answer-deviations': {  };
  'answer-scroll': {  };
  'answer-supplier': {  };
  'answer-tools': {  };
  'answer-validity': {  };
  'answer-winners': {  };
  'area-grid': {  };
  'area-link': {  };
  'area-link-detail': {  };
  'area-link-name': {  };
  'area-links': {  };
  'assistant-chip': { strength?: 'soft' | 'unknown' | undefined };
  'assistant-columns': { 
    /** Panels of the same kind, four in a row: as many columns before the last one has arrived. */
    even?: boolean | undefined };
  'assistant-group': {  };
  'assistant-head': {  };
  'assistant-panel': {  };
  'assistant-question': {  };
  'assistant-request': {  };
  'assistant-section': {  };
  'assistant-sentences': {  };
  'assistant-table': {  };
  'assistant-turn': {  };
  'avatar': { size?: 'small' | 'large' | undefined };
  'badge': { tone?: 'success' | 'warning' | 'info' | 'error' | 'neutral' | undefined };
  'banner': { status?: 'info' | 'success' | 'warning' | 'error' | undefined; 
    /** Within a card, with an edge all around. */
    inset?: boolean | undefined };
  'banner-body': {  };
  'banner-icon': { status?: 'info' | 'success' | 'warning' | 'error' | undefined };
  'banner-text': {  };
  'bare-page': {  };
  'bottom-bar': {  };
  'bottom-bar-item': { current?: boolean | undefined };
  'breadcrumb': {  };
  'browser-column': {  };
  'browser-foot': {  };
  'browser-preview': {  };
  'browser-row': { 
    /** The first column: icon, name, description. */
    isArea?: boolean | undefined };
  'button': { 
    /** Weight of the action: one primary per view; danger for what destroys. */
    tone?: 'primary' | 'secondary' | 'quiet' | 'text' | 'danger' | undefined; 
    /** Height: 36 px small, 44 px without it, 48 px large; icon is a square. */
    size?: 'small' | 'large' | 'icon' | undefined; 
    /** As wide as its container. */
    wide?: boolean | undefined };
  'calendar': {  };
  'calendar-cell': { weekend?: boolean | undefined; today?: boolean | undefined; between?: boolean | undefined; chosen?: boolean | undefined; unavailable?: boolean | undefined };
  'calendar-head': {  };
  'calendar-title': {  };
  'calendar-turn': {  };
  'card': { 
    /** Reaches the edges of the screen on phones, past the gutter of the page. */
    bleed?: boolean | undefined; 
    /** Inner distance of 16 px, 24 from md. */
    padded?: boolean | undefined; 
    /** Ground of the page instead of white. */
    tone?: 'canvas' | undefined };
  'carousel': {  };
  'carousel-foot': {  };
  'carousel-mark': {  };
  'carousel-marks': {  };
  'carousel-slide': { 
    /** Several are side by side, and part of the next one shows that there are more. */
    slides?: 'cards' | undefined };
  'carousel-window': {  };
  'chart': { embedded?: boolean | undefined };
  'chart-axis': { values?: boolean | undefined };
  'chart-plot': {  };
  'chart-reading': {  };
  'chart-table': {  };
  'chart-table-handle': {  };
  'chart-title': {  };
  'check-form': {  };
  'check-verdict': { tone?: 'yes' | 'no' | undefined };
  'chip': { tone?: 'filter' | 'plain' | undefined };
  'chip-row': {  };
  'choice': {  };
  'choice-count': {  };
  'code-box': {  };
  'code-boxes': {  };
  'column-browser': {  };
  'column-choices': {  };
  'combobox': {  };
  'combobox-group': {  };
  'combobox-note': { error?: boolean | undefined };
  'combobox-option': { active?: boolean | undefined; unavailable?: boolean | undefined };
  'comment-actions': {  };
  'comment-answers': {  };
  'comment-author': {  };
  'comment-bar': {  };
  'comment-body': { 
    /** The reader's own comment, which others do not see (yet). */
    tone?: 'pending' | 'rejected' | undefined };
  'comment-foot': {  };
  'comment-head': {  };
  'comment-item': {  };
  'comment-note': {  };
  'comment-reason': {  };
  'comment-text': {  };
  'comment-time': {  };
  'comment-tools': {  };
  'comment-tree': { 
    /** In a section that has an edge of its own. */
    flush?: boolean | undefined };
  'compare-tray': {  };
  'compare-tray-row': {  };
  'comparison-head': {  };
  'comparison-note': {  };
  'comparison-tools': {  };
  'comparison-units': {  };
  'consent-answers': {  };
  'consent-bar': {  };
  'consent-text': {  };
  'content-item': {  };
  'contents-bar': {  };
  'contents-choice': {  };
  'contents-head': {  };
  'contents-layout': {  };
  'continue-band': {  };
  'conversation-about': {  };
  'conversation-actions': {  };
  'conversation-author': {  };
  'conversation-back': {  };
  'conversation-body': {  };
  'conversation-filters': {  };
  'conversation-head': { open?: boolean | undefined };
  'conversation-item': { current?: boolean | undefined };
  'conversation-name': { strong?: boolean | undefined; whole?: boolean | undefined };
  'conversation-note': { strong?: boolean | undefined; about?: boolean | undefined; failed?: boolean | undefined };
  'conversation-pane': { side?: 'list' | 'open' | undefined; 
    /** The one that a phone hides. */
    behind?: boolean | undefined };
  'conversation-panes': {  };
  'conversation-unread': {  };
  'conversations-head': { behind?: boolean | undefined };
  'conversations-title': {  };
  'count-badge': { empty?: boolean | undefined; corner?: boolean | undefined };
  'counted-icon': {  };
  'current-user-menu': {  };
  'current-user-menu-item': { 
    /** Logout, separated from the other items. */
    apart?: boolean | undefined };
  'current-user-menu-name': {  };
  'data-table-bar': {  };
  'data-table-scroll': {  };
  'data-table-sort': { active?: boolean | undefined };
  'date-field': {  };
  'date-range': {  };
  'delegation-body': {  };
  'delegation-columns': {  };
  'delegation-line': {  };
  'dialog-actions': {  };
  'dialog-surface': { 
    /** Slides up from the lower edge and takes the whole width of a phone; in a wider window it stands in the middle. */
    sheet?: boolean | undefined };
  'directory-bar': {  };
  'directory-head': {  };
  'directory-layout': {  };
  'divider': { 
    /** Without distance above and below. */
    tight?: boolean | undefined; 
    /** Stands between things in a row. */
    vertical?: boolean | undefined };
  'divider-word': {  };
  'error-buttons': {  };
  'error-code': {  };
  'error-detail': {  };
  'error-note': {  };
  'error-panel': {  };
  'error-picture': {  };
  'error-text': {  };
  'error-title': {  };
  'faq-actions': {  };
  'faq-group': {  };
  'faq-head': {  };
  'faq-list': {  };
  'faq-page': {  };
  'faq-search': {  };
  'faq-unanswered': {  };
  'feedback-about': {  };
  'feedback-contact': {  };
  'feedback-done': {  };
  'feedback-page': {  };
  'feedback-start': {  };
  'field': {  };
  'field-button': {  };
  'field-group': { dense?: boolean | undefined; invalid?: boolean | undefined; off?: boolean | undefined };
  'field-group-input': {  };
  'field-help': {  };
  'field-help-button': {  };
  'field-hint': { error?: boolean | undefined };
  'field-label': {  };
  'field-popup': { 
    /** As wide as the field. */
    list?: boolean | undefined };
  'field-step': {  };
  'field-unit': {  };
  'fieldset': {  };
  'fieldset-body': { columns?: '2' | 2 | undefined; 
    /** Lines of choices, which have their own spacing. */
    choices?: boolean | undefined; row?: boolean | undefined };
  'fieldset-legend': { 
    /** Title of a part of a long form. */
    section?: boolean | undefined };
  'file-drop': { 
    /** Files are dragged over it. */
    over?: boolean | undefined; invalid?: boolean | undefined; unavailable?: boolean | undefined };
  'file-drop-text': { over?: boolean | undefined };
  'file-name': {  };
  'file-note': { error?: boolean | undefined };
  'file-row': { state?: 'queued' | 'uploading' | 'done' | 'failed' | 'refused' | undefined };
  'filter-advice': {  };
  'filter-chips': {  };
  'filter-foot': {  };
  'filter-head': {  };
  'filter-panel': {  };
  'filter-range': {  };
  'form-summary': {  };
  'form-summary-link': {  };
  'form-summary-title': {  };
  'found-item': {  };
  'heading': { size?: '14' | 14 | '16' | 16 | '18' | 18 | '22' | 22 | undefined };
  'help-article': {  };
  'help-columns': {  };
  'help-head': {  };
  'help-links': {  };
  'help-step': {  };
  'help-steps': {  };
  'help-videos': {  };
  'home-columns': {  };
  'icon-action': { on?: boolean | undefined };
  'index-link': {  };
  'input': { dense?: boolean | undefined; invalid?: boolean | undefined };
  'landing-actions': {  };
  'landing-cell': { isFew?: boolean | undefined; isDrawn?: boolean | undefined };
  'landing-cells': { 
    /** Two or three with their drawings fill the row. */
    isFew?: boolean | undefined };
  'landing-drawing': {  };
  'landing-filter': {  };
  'landing-intro': {  };
  'landing-models': {  };
  'landing-section': {  };
  'landing-section-head': {  };
  'link': { 
    /** Primary in text, plain in lists, muted beside them. */
    tone?: 'primary' | 'plain' | 'muted' | undefined; 
    /** 13 px instead of the size around it. */
    size?: '13' | 13 | undefined; 
    /** At least 44 px high on touch screens, for a link on its own. */
    touch?: boolean | undefined };
  'list-actions': {  };
  'list-head': {  };
  'list-layout': {  };
  'list-main': {  };
  'list-warning': { tone?: 'info' | undefined };
  'loading-box': {  };
  'loading-overlay': {  };
  'login-aside': {  };
  'login-clock': {  };
  'login-form': {  };
  'login-main': {  };
  'login-number': {  };
  'login-number-text': {  };
  'login-problem': {  };
  'login-sheet': {  };
  'login-text': { size?: 'small' | undefined; strong?: boolean | undefined };
  'login-title': {  };
  'message-actions': {  };
  'message-author': {  };
  'message-bubble': { side?: 'own' | 'other' | undefined; failed?: boolean | undefined };
  'message-corner': {  };
  'message-day': { news?: boolean | undefined };
  'message-file': {  };
  'message-foot': {  };
  'message-item': { side?: 'own' | 'other' | undefined; wide?: boolean | undefined };
  'message-jump': {  };
  'message-panel': { tone?: 'empty' | 'error' | undefined; inline?: boolean | undefined };
  'message-pause': {  };
  'message-state': { state?: 'seen' | 'failed' | undefined };
  'message-text': { deleted?: boolean | undefined };
  'message-thread': {  };
  'monogram': { size?: 'regular' | 'large' | undefined };
  'note-card': { 
    /** The note being edited in the field above. */
    current?: boolean | undefined };
  'note-panel': {  };
  'note-row': {  };
  'notice-bar': { tone?: 'warning' | 'info' | undefined };
  'number-text': { tabular?: boolean | undefined; tone?: 'muted' | 'success' | 'error' | undefined };
  'offers-foot': {  };
  'offers-head': {  };
  'offers-stack': {  };
  'page-cover': {  };
  'page-frame': {  };
  'page-link': {  };
  'page-main': {  };
  'page-skeleton': {  };
  'page-top': {  };
  'pagination': {  };
  'pagination-bar': {  };
  'panel-body': {  };
  'panel-head': { 
    /** With a closing button at its end, as in dialogs. */
    closable?: boolean | undefined };
  'panel-stack': {  };
  'person-picture': {  };
  'personal-actions': {  };
  'personal-card': { primary?: boolean | undefined };
  'personal-card-title': {  };
  'personal-cards': {  };
  'personal-head': {  };
  'personal-head-text': {  };
  'personal-missing': {  };
  'personal-stack': {  };
  'picture-crop': {  };
  'picture-crop-actions': {  };
  'picture-crop-stage': {  };
  'popover-surface': { 
    /** As wide as its content. */
    fit?: boolean | undefined };
  'price': { size?: 'regular' | 'small' | 'large' | undefined };
  'price-actions': {  };
  'price-block': { 
    /** Follows the previous block without a line. */
    isJoined?: boolean | undefined; isParted?: boolean | undefined };
  'price-head': {  };
  'price-tiers': {  };
  'product-card': { view?: 'cell' | 'row' | undefined };
  'product-grid': { columns?: '3' | 3 | '4' | 4 | 'rows' | undefined };
  'product-intro': {  };
  'product-lead': {  };
  'product-page': {  };
  'product-picture': {  };
  'product-price-line': {  };
  'product-stage': {  };
  'product-supplier': {  };
  'product-supplier-line': {  };
  'product-table': {  };
  'product-table-sort': {  };
  'profile-aside': {  };
  'profile-content': {  };
  'profile-count': { 
    /** Something new is in the section. */
    fresh?: boolean | undefined };
  'profile-frame': {  };
  'profile-name': {  };
  'profile-note': {  };
  'profile-person': { home?: boolean | undefined };
  'profile-picture': {  };
  'profile-reason': {  };
  'profile-section': { current?: boolean | undefined; 
    /** Visible but disabled: pressing it shows the reason. Beside the full menu it is written below: the icons stay on the first line. */
    forbidden?: boolean | undefined };
  'profile-sections': {  };
  'progress': {  };
  'progress-bar': { tone?: 'success' | 'error' | undefined };
  'progress-head': {  };
  'progress-text': {  };
  'quantity-field': {  };
  'quantity-row': {  };
  'quiet-banner': {  };
  'rating-choice': {  };
  'rating-choices': {  };
  'rating-input': {  };
  'rating-legend': {  };
  'record-actions': {  };
  'reference-actions': {  };
  'reference-head': {  };
  'reference-range': {  };
  'reference-row': {  };
  'refine-line': {  };
  'repair-note': {  };
  'reply-box': {  };
  'reply-field': {  };
  'reply-row': {  };
  'request-panel': {  };
  'request-panel-line': {  };
  'result-section': {  };
  'result-section-head': {  };
  'results-bar': {  };
  'results-count': {  };
  'results-tool': {  };
  'results-tools': {  };
  'runtime-option': { chosen?: boolean | undefined };
  'runtime-option-list': {  };
  'runtime-option-note': {  };
  'runtime-select-chosen': { empty?: boolean | undefined };
  'runtime-select-field': { invalid?: boolean | undefined };
  'search-box': {  };
  'search-box-button': {  };
  'search-suggestions': {  };
  'search-top': {  };
  'section-band': { 
    /** Belongs to the previous band, with less space above. */
    isClose?: boolean | undefined };
  'section-head': {  };
  'segment': {  };
  'segmented': {  };
  'side-sheet-body': {  };
  'side-sheet-foot': {  };
  'side-sheet-head': {  };
  'site-action': { 
    /** The name arrives after paint: its space is reserved, so nothing shifts. */
    reserved?: boolean | undefined; 
    /** Its icon alone. */
    bare?: boolean | undefined; phone?: boolean | undefined };
  'site-action-text': {  };
  'site-actions': {  };
  'site-area': { current?: boolean | undefined };
  'site-area-link': { current?: boolean | undefined };
  'site-area-list': {  };
  'site-area-panel': {  };
  'site-area-panel-body': {  };
  'site-area-toggle': {  };
  'site-areas': {  };
  'site-areas-row': {  };
  'site-footer': {  };
  'site-footer-about': {  };
  'site-footer-body': {  };
  'site-footer-grid': {  };
  'site-footer-last': {  };
  'site-footer-link': {  };
  'site-footer-mark': {  };
  'site-footer-text': {  };
  'site-footer-title': {  };
  'site-header': {  };
  'site-header-row': {  };
  'site-logo': {  };
  'site-logo-name': { shown?: boolean | undefined };
  'skeleton': { shape?: 'line' | 'short' | 'title' | 'block' | 'row' | 'picture' | undefined };
  'skeleton-box': { 
    /** Parts with their own distance; the ground between them is their hairline. */
    flush?: boolean | undefined };
  'skeleton-columns': { joined?: boolean | undefined };
  'spec-strip': { columns?: '2' | 2 | '3' | 3 | '6' | 6 | undefined };
  'step': {  };
  'step-mark': { state?: 'upcoming' | 'current' | 'done' | 'error' | undefined };
  'step-text': { state?: 'upcoming' | 'current' | 'done' | 'error' | undefined };
  'stepper': {  };
  'suggestion-option': {  };
  'supplier-columns': {  };
  'supplier-head': {  };
  'supplier-row': {  };
  'tab': {  };
  'table-scroll': {  };
  'tabs': {  };
  'text': { 
    /** 12 and 13 px for notes, 16 px with wide lines for reading; 14 px without it. */
    size?: '12' | 12 | '13' | 13 | 'reading' | undefined; 
    /** Colour; never the only sign of a meaning. */
    tone?: 'ink' | 'muted' | 'primary' | 'success' | 'error' | 'warning' | undefined; 
    /** Weight: medium 500, bold 700; regular without it. */
    weight?: 'medium' | 'bold' | undefined; 
    /** Cuts what is too long with an ellipsis. */
    clip?: boolean | undefined; 
    /** Stands on lines of its own. */
    block?: boolean | undefined };
  'text-area': { rows?: 'few' | 'many' | undefined };
  'text-area-foot': { over?: boolean | undefined };
  'timeline-event': {  };
  'timeline-meta': {  };
  'timeline-point': { tone?: 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'coming' | undefined };
  'tooltip-surface': {  };
  'transient-message': {  };
  'transient-message-action': { quiet?: boolean | undefined };
  'transient-message-icon': { status?: 'info' | 'success' | 'warning' | 'error' | 'question' | undefined };
  'transient-message-text': {  };
  'transient-message-time': {  };
  'trust-block': {  };
  'trust-head': {  };
  'trust-line': {  };
  'undo-row': {  };
  'undo-text': {  };
  'undo-time': {  };
  'unit-converter': {  };
  'unit-converter-form': {  };
  'wide-only': {  };
  'wizard-actions': {  };
  'wizard-body': {  };
  'wizard-card': {  };
  'wizard-card-head': {  };
  'wizard-card-title': {  };
  'wizard-demand': { state?: 'met' | 'open' | 'unmet' | undefined };
  'wizard-fields': {  };
  'wizard-foot': {  };
  'wizard-head': {  };
  'wizard-line': { failed?: boolean | undefined };
  'wizard-line-head': {  };
  'wizard-note': { tone?: 'warning' | 'error' | undefined };
  'wizard-property': {  };
  'wizard-stack': {  };
  'wizard-step': { state?: 'current' | 'error' | undefined };
  'wizard-step-text': { current?: boolean | undefined };
  'wizard-title': {  };
  'work-role': {  };
  'work-roles': {  };
  'work-terms': {  };
}
