using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Requirements;
using SplNet.Values.Options;

namespace SplNet.Tool.CommandLine;

/// <summary>The options for finding and building old versions, over all settings.</summary>
internal sealed class BuildingOptions
{
    private readonly Option<string?> _repository = new("--repository")
    {
        Description = "A folder in the repository. [default: the assembly's folder, else the current one]",
        HelpName = "FOLDER",
    };

    private readonly Option<string?> _project = new("--project")
    {
        Description = "The library's project: its path in the repository, its folder, or its name. " +
            "[default: the project that builds the method's assembly]",
        HelpName = "PATH",
    };

    private readonly Option<string?> _framework = new("--framework")
    {
        Description = "The target framework to build. [default: the best one that the assembly can load]",
        HelpName = "NAME",
    };

    private readonly Option<string[]> _properties =
        new("--property", "-p") { Description = "An MSBuild property for old versions, Name=Value; repeatable.", HelpName = "N=V" };

    private readonly Option<string[]> _dropped =
        new("--drop-package") { Description = "A package to leave out when building old versions; repeatable.", HelpName = "NAME" };

    private readonly Option<string[]> _skippedSubmodules = new("--skip-submodule")
    {
        Description = "A submodule that only tests need, or a folder that contains some; old versions are built without it; repeatable.",
        HelpName = "PATH",
    };

    private readonly Option<bool> _keepsPin =
        new("--keep-sdk-pin") { Description = "Build with the SDK that an old global.json asks for, or fail." };

    private readonly Option<bool> _ignoresWarnings =
        new("--ignore-warnings-as-errors") { Description = "Do not treat warnings of old versions as errors." };

    private readonly Option<bool> _skipsValidation =
        new("--skip-package-validation") { Description = "Build old versions without package validation." };

    private readonly Option<string?> _command = new("--build-command")
    {
        Description = "A command that builds an old version; it runs in the root of its sources.",
        HelpName = "COMMAND",
    };

    private readonly Option<string?> _built = new("--built-file")
    {
        Description = "The assembly that the command builds, relative to the root of the sources. [default: queried from MSBuild]",
        HelpName = "PATH",
    };

    private readonly Option<double?> _timeout = NumberOptions.Seconds(
        "--build-timeout", "Time limit of a build in seconds. [default: 600]");

    private readonly Option<bool> _rebuilds = new("--rebuild-tests")
    {
        Description = "Compile the assembly's project against each version, in case a call binds to a different overload there.",
    };

    private readonly Option<bool> _worktree =
        new("--worktree") { Description = "Build in a worktree of the repository, for builds that read its history." };

    private readonly Option<bool> _accepts = new("--accept-other-build")
    {
        Description = "Compare even if the build for versions compiles today's sources to different code than the assembly has.",
    };

    private Option[] All =>
        [
            _repository, _project, _framework, _properties, _dropped, _skippedSubmodules, _keepsPin, _ignoresWarnings, _skipsValidation,
            _command, _built, _timeout, _rebuilds, _worktree, _accepts,
        ];

    public void AddTo(Command command)
    {
        foreach (var option in All)
            command.Options.Add(option);
        command.AddRule(result =>
        {
            foreach (var property in (result.GetValue(_properties) ?? []).Where(
                static property => property.IndexOf('=', StringComparison.Ordinal) <= 0))
                result.AddError($"--property is '{property}'; it must be Name=Value.");
        });
    }

    public BuildSettings Of(CommandResult result) => new()
    {
        Names = [.. GivenOptions.Of(result, All).Select(static given => given.Option.Name)],
        Words = [.. GivenOptions.Words(result, All)],
        Repository = result.GetValue(_repository),
        Project = result.GetValue(_project),
        Framework = result.GetValue(_framework),
        Properties = VersionSettings.Properties(result.GetValue(_properties) ?? []),
        DroppedPackages = result.GetValue(_dropped) ?? [],
        SkippedSubmodules = result.GetValue(_skippedSubmodules) ?? [],
        KeepSdkPin = result.GetValue(_keepsPin),
        IgnoreWarningsAsErrors = result.GetValue(_ignoresWarnings),
        SkipPackageValidation = result.GetValue(_skipsValidation),
        BuildCommand = result.GetValue(_command),
        BuiltFile = result.GetValue(_built),
        TimeoutSeconds = result.GetValue(_timeout),
        RebuildTests = result.GetValue(_rebuilds),
        Worktree = result.GetValue(_worktree),
        AcceptOtherBuild = result.GetValue(_accepts),
    };
}
