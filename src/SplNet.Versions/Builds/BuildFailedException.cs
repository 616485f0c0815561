namespace SplNet.Versions.Builds;

/// <summary>A version cannot be built. The message has the reason, with the errors of the compiler.</summary>
internal sealed class BuildFailedException(string message, string log = "", Exception? cause = null) : Exception(message, cause)
{
    /// <summary>The end of what the build has printed and logged.</summary>
    public string Log { get; } = log;
}
