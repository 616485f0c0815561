namespace SplNet.Versions.Builds;

/// <summary>Remedies for an old version, as typed for the tool and in code.</summary>
internal static class Remedy
{
    public const string WarningsStay = "--ignore-warnings-as-errors, or Versions = new() { IgnoreWarningsAsErrors = true }";

    public const string NoValidation = "--skip-package-validation, or Versions = new() { SkipPackageValidation = true }";

    public const string Command = "--build-command COMMAND --built-file PATH, or Versions = new() { BuildCommand = \"COMMAND\", " +
        "BuiltFile = \"PATH\" }";

    public const string Framework = "--framework NAME, or Versions = new() { Framework = \"NAME\" }";

    public const string RebuiltTests = "--rebuild-tests, or Versions = new() { RebuildTests = true }";

    public const string Worktree = "--worktree, or Versions = new() { Worktree = true }";

    public const string Property = "--property Name=Value or Versions = new() { Properties = … }, --framework NAME, " +
        "--build-command COMMAND";

    public const string Feeds = "-p RestoreConfigFile=/full/path/nuget.config, or Versions = new() { Properties = new() { " +
        "[\"RestoreConfigFile\"] = \"/full/path/nuget.config\" } }";

    public const string OtherBuild = "To measure it all the same: --accept-other-build, or Versions = new() { AcceptOtherBuild = true }.";

    public const string Optimised = "Set a property of the old build: " +
        "Versions = new() { Properties = … [\"Optimize\"] = \"true\" } (splnet.json: \"properties\": \"Optimize=true\").";

    public const string Unoptimised = "To measure what others have built like this, set OnDebugBuild = Measure (SPLNET_ON_DEBUG_BUILD).";

    /// <summary>Suggests tests that fit the version if the current ones do not.</summary>
    /// <param name="areUnitTests">True for unit tests that the tool compiles itself. It builds their project at each revision unless the
    /// user names a different one.</param>
    public static string FittingTests(bool areUnitTests) => areUnitTests
        ? "Leave out --project: then the tests are built at each revision"
        : $"Compile the tests against each version: {RebuiltTests}";

    /// <summary>Suggests naming the library's project.</summary>
    /// <param name="path">Its path within the repository, or an example of one.</param>
    public static string Project(string path = "src/Library/Library.csproj") =>
        $"--project {path}, or Versions = new() {{ Project = \"{path}\" }}";

    /// <summary>Suggests a build without packages.</summary>
    /// <param name="packages">Their names.</param>
    public static string Without(IReadOnlyCollection<string> packages) =>
        $"{string.Join(' ', packages.Select(static name => $"--drop-package {name}"))}, or Versions = new() " +
        $"{{ DroppedPackages = [{string.Join(", ", packages.Select(static name => $"\"{name}\""))}] }}";
}
