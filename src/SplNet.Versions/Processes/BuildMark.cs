namespace SplNet.Versions.Processes;

/// <summary>
/// The mark of all processes of a build: of servers and nodes of build tools, which take leave of their parent on purpose, and of what a killed process
/// of SplNet's could not end itself.
/// </summary>
/// <param name="value">The mark: the name of the private folder of the build.</param>
internal sealed class BuildMark(string value) : ProcessMark(VariableName, value)
{
    public const string VariableName = "SPLNET_BUILD";
}
