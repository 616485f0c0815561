namespace SplNet.Versions.Builds;

/// <summary>A version cannot be built. The message states the reason with the errors of the compiler.</summary>
internal sealed class BuildFailedException(string message, string log = "", Exception? cause = null) : Exception(message, cause)
{
    /// <summary>Gets the end of the output and log of the build.</summary>
    public string Log { get; } = log;
}
