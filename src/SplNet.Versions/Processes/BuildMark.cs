namespace SplNet.Versions.Processes;

/// <summary>
/// The mark of all processes of a build. It finds servers and nodes of build tools, which detach from their parent on purpose, and the
/// processes that a killed SplNet process could not end.
/// </summary>
/// <param name="value">The mark: the name of the private folder of the build.</param>
internal sealed class BuildMark(string value) : ProcessMark(VariableName, value)
{
    public const string VariableName = "SPLNET_BUILD";
}
