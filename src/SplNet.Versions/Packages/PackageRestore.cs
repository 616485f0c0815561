using NuGet.Versioning;
using SplNet.Versions.Builds.MSBuild;
using SplNet.Versions.Builds.Running;

namespace SplNet.Versions.Packages;

/// <summary>Restores a package like one of the user's projects would, through a project with only the reference.</summary>
internal sealed class PackageRestore(PackageRequest request, NuGetVersion version, StepProcesses processes)
{
    private const string ProjectFile = "restore.csproj";

    /// <summary>Restores the package.</summary>
    /// <exception cref="PackageException">The restore failed.</exception>
    public async Task<RestoredPackage> RunAsync(string work, CancellationToken cancellation)
    {
        var folders = new BuildFolders(work);
        folders.Create();
        Directory.CreateDirectory(folders.Sources);
        var project = Path.Combine(folders.Sources, ProjectFile);
        await File.WriteAllTextAsync(project, Project(), cancellation);
        var result = await processes.RunAsync(
            DotNetCommand.Path(), ["restore", project, "-nodeReuse:false", "-terminalLogger:off", "--interactive", "false"],
            folders.Neutral, cancellation);
        return result.ExitCode == 0
            ? RestoredPackage.Read(request, version, Path.Combine(folders.Sources, "obj", "project.assets.json"))
            : throw Failure(BuildErrors.Of(result.Text), result.Text);
    }

    // The brackets require exactly this version; otherwise NuGet would use the nearest higher one.
    private string Project() => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>{MSBuildText.Literal(request.HostFramework)}</TargetFramework>
            <RestoreRootConfigDirectory>{MSBuildText.Literal(Path.GetFullPath(request.ConfigurationFolder))}</RestoreRootConfigDirectory>
            <NuGetAudit>false</NuGetAudit>
            <EnableWindowsTargeting>true</EnableWindowsTargeting>
            <DisableTransitiveFrameworkReferenceDownloads>true</DisableTransitiveFrameworkReferenceDownloads>
          </PropertyGroup>
          <ItemGroup>
            <PackageReference Include="{MSBuildText.Literal(request.Id)}" Version="[{version.ToNormalizedString()}]" />
          </ItemGroup>
        </Project>
        """;

    private PackageException Failure(IReadOnlyList<string> errors, string text)
    {
        var what = $"{request.Id} {version}";
        var details = Environment.NewLine + string.Join(Environment.NewLine, errors.Count > 0 ? errors : [text.Trim()]);
        if (Has("NU1301"))
        {
            return new PackageException(
                $"{what} cannot be restored because a package source does not respond. " +
                $"Check the network and the configured package sources.{details}");
        }

        if (Has("NU1101"))
            return new PackageException($"Package {request.Id} was not found in the configured package sources.{details}");
        return Has("NU1102") || Has("NU1103")
            ? new PackageException($"Version {version} of {request.Id} was not found in the configured package sources.{details}")
            : new PackageException($"{what} cannot be restored for {request.HostFramework}.{details}");

        bool Has(string code) => errors.Any(error => error.Contains(code, StringComparison.Ordinal));
    }
}
