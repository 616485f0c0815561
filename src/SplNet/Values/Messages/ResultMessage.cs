namespace SplNet;

/// <summary>A problem, a warning or a note of a result. Its code never changes; its text may.</summary>
/// <param name="Code">The code, such as <c>SPL4021</c>. The page of messages lists all codes with cause and remedy.</param>
/// <param name="Severity">How much it matters.</param>
/// <param name="Text">The text for the user.</param>
public sealed record ResultMessage(string Code, MessageSeverity Severity, string Text);
