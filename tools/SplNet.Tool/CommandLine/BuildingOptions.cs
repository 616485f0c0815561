using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Requirements;
using SplNet.Values.Options;

namespace SplNet.Tool.CommandLine;

/// <summary>The options for finding and building old versions, over all settings.</summary>
internal sealed class BuildingOptions
{
    private readonly Option<string?> _repository = new("--repository") { Description = "A folder of the repository. [default: that of the assembly, else the current one]", HelpName = "FOLDER" };

    private readonly Option<string?> _project = new("--project") { Description = "The library's project, by its path within the repository, its folder, or its name alone. [default: the one that builds the assembly of the method]", HelpName = "PATH" };

    private readonly Option<string?> _framework = new("--framework") { Description = "The target framework to build. [default: the best that the assembly can load]", HelpName = "NAME" };

    private readonly Option<string[]> _properties = new("--property", "-p") { Description = "A property of MSBuild for old versions, Name=Value; may be repeated.", HelpName = "N=V" };

    private readonly Option<string[]> _dropped = new("--drop-package") { Description = "A package to build old versions without; may be repeated.", HelpName = "NAME" };

    private readonly Option<string[]> _skippedSubmodules = new("--skip-submodule") { Description = "A submodule that only tests need, or a folder above some: old versions are built without it; may be repeated.", HelpName = "PATH" };

    private readonly Option<bool> _keepsPin = new("--keep-sdk-pin") { Description = "Build with the SDK that an old global.json asks for, or fail." };

    private readonly Option<bool> _ignoresWarnings = new("--ignore-warnings-as-errors") { Description = "Leave warnings of old versions as warnings." };

    private readonly Option<bool> _skipsValidation = new("--skip-package-validation") { Description = "Build old versions without validating packages." };

    private readonly Option<string?> _command = new("--build-command") { Description = "A command that builds an old version, run in the root of its sources.", HelpName = "COMMAND" };

    private readonly Option<string?> _built = new("--built-file") { Description = "The assembly that the command builds, relative to the root of the sources. [default: MSBuild is asked]", HelpName = "PATH" };

    private readonly Option<double?> _timeout = NumberOptions.Seconds("--build-timeout", "Seconds that a build may take. [default: 600]");

    private readonly Option<bool> _rebuilds = new("--rebuild-tests") { Description = "Compile the assembly's project against each version, where a call means another overload there." };

    private readonly Option<bool> _worktree = new("--worktree") { Description = "Build in a worktree of the repository, for builds that read its history." };

    private readonly Option<bool> _accepts = new("--accept-other-build") { Description = "Compare although the build of versions makes other code of today's sources than the assembly has." };

    private Option[] All =>
        [_repository, _project, _framework, _properties, _dropped, _skippedSubmodules, _keepsPin, _ignoresWarnings, _skipsValidation, _command, _built, _timeout, _rebuilds, _worktree, _accepts];

    public void AddTo(Command command)
    {
        foreach (var option in All)
            command.Options.Add(option);
        command.AddRule(result =>
        {
            foreach (var property in (result.GetValue(_properties) ?? []).Where(static property => property.IndexOf('=', StringComparison.Ordinal) <= 0))
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
