namespace SplNet.Values.Messages;

/// <summary>A kind of message.</summary>
/// <param name="Code">Its code, which is never reused for a different kind.</param>
/// <param name="Severity">How much it matters.</param>
/// <param name="Title">The kind in a few words.</param>
/// <param name="Cause">When it appears.</param>
/// <param name="Remedy">The action for the user.</param>
internal sealed record MessageRule(string Code, MessageSeverity Severity, string Title, string Cause, string Remedy)
{
    /// <summary>A message of this kind.</summary>
    /// <param name="text">The text for the user.</param>
    public ResultMessage Of(string text) => new(Code, Severity, text);

    /// <summary>True for a message of this kind.</summary>
    public bool IsOf(ResultMessage message) => message.Code == Code;
}
