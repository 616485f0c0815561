using SplNet.Evaluation.Explaining;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation.Explaining;

/// <summary>The settings of a process that turn profiles off.</summary>
public class ProfileSettingsTests
{
    // The suite itself may have variables that win over properties.
    private static readonly Dictionary<string, string?> Nothing = ProfileSettings.Defaults.Keys.ToDictionary(
        static name => name, static _ => (string?)null, StringComparer.Ordinal);

    [Theory]
    [InlineData(
        """{ "runtimeOptions": { "configProperties": { "System.Runtime.TieredPGO": false } } }""",
        "System.Runtime.TieredPGO=false in runtimeconfig.json")]
    [InlineData(
        """{ "runtimeOptions": { "configProperties": { "System.Runtime.TieredCompilation": "false" } } }""",
        "System.Runtime.TieredCompilation=false in runtimeconfig.json")]
    [InlineData("""{ "runtimeOptions": { "configProperties": { "System.Runtime.TieredPGO": true } } }""", null)]
    [InlineData("""{ "runtimeOptions": { } }""", null)]
    public void Property_IsFound(string configuration, string? expected) =>
        Assert.Equal(expected is null ? [] : [expected], Off(Nothing, configuration));

    [Fact]
    public void VariableOfTheOperand_OverridesTheProperty()
    {
        const string configuration = """{ "runtimeOptions": { "configProperties": { "System.Runtime.TieredPGO": false } } }""";
        Assert.Empty(Off(new Dictionary<string, string?>(StringComparer.Ordinal) { ["DOTNET_TieredPGO"] = "1" }, configuration));
        Assert.Equal(
            ["DOTNET_TieredPGO=0x0"],
            Off(new Dictionary<string, string?>(StringComparer.Ordinal) { ["DOTNET_TieredPGO"] = "0x0" }, configuration));
    }

    [Fact]
    public void MissingFile_SetsNothing() => Assert.Empty(ProfileSettings.Off(Nothing, "missing.runtimeconfig.json"));

    private static IReadOnlyList<string> Off(Dictionary<string, string?> operand, string configuration)
    {
        var folder = OwnedFolder.Create("splnet-settings");
        try
        {
            var file = Path.Combine(folder, "tests.runtimeconfig.json");
            File.WriteAllText(file, configuration);
            return ProfileSettings.Off(operand, file);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }
}
