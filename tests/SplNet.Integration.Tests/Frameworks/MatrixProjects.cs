namespace SplNet.Integration.Tests.Frameworks;

/// <summary>A project for each of some rows of the matrix, all restored from the packed packages and built by one command.</summary>
public abstract class MatrixProjects : IAsyncLifetime
{
    private readonly UserProject _solution;
    private readonly IReadOnlyList<MatrixRow> _rows;

    // One runner starts while the measurements of another one take their turn.
    private readonly SemaphoreSlim _runners = new(Math.Max(2, Environment.ProcessorCount));

    private Dictionary<string, MatrixRun> _runs = new(StringComparer.Ordinal);

    private protected MatrixProjects(PackedSplNet packed, string name, IReadOnlyList<MatrixRow> rows) =>
        (_solution, _rows) = (packed.NewProject(name, Matrix.IsFloating).Brisk(), rows);

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        if (_rows.Count == 0)
            return;
        foreach (var row in _rows)
            Write(row);
        _solution.Add("matrix.slnx", "<Solution>" +
            $"{string.Concat(_rows.Select(static row => $"<Project Path=\"{row.Name}/{row.Name}.{row.Language}proj\" />"))}</Solution>");
        var built = await _solution.RunAsync("build", "matrix.slnx", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);

        // What takes longest begins first, so that nothing is left to run alone.
        _runs = _rows.OrderBy(static row => row.Features is null).ThenBy(static row => row.OnVstest).ToDictionary(
            static row => row.Name, row => new MatrixRun(row, _solution, _runners), StringComparer.Ordinal);
    }

    /// <inheritdoc/>
    public async ValueTask DisposeAsync()
    {
        await Task.WhenAll(_runs.Values.Select(static run => run.Completion));
        _runners.Dispose();
        GC.SuppressFinalize(this);
    }

    /// <summary>The tests of a row, which run since all projects are built.</summary>
    internal MatrixRun RunOf(string name) => _runs[name];

    private void Write(MatrixRow row)
    {
        _solution.Add($"{row.Name}/{row.Name}.{row.Language}proj", ProjectOf(row));
        foreach (var (file, text) in row.Files)
            _solution.Add($"{row.Name}/{file}", text);
    }

    // What analyzers say of a framework does not depend on its version.
    internal static string ProjectOf(MatrixRow row) => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net10.0</TargetFramework>
            <OutputType>Exe</OutputType>
            <ImplicitUsings>enable</ImplicitUsings>
            <IsPackable>false</IsPackable>
            <NuGetAudit>false</NuGetAudit>
            <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
            <WarningsNotAsErrors>NU1603</WarningsNotAsErrors>
            <RunAnalyzers>{(row.IsNewest ? "true" : "false")}</RunAnalyzers>
            {row.Properties}
          </PropertyGroup>
          <ItemGroup>
            {string.Concat(row.Packages.Select(static one => $"<PackageReference Include=\"{one.Package}\" Version=\"{one.Version}\" />"))}
            <PackageReference Include="{row.Adapter ?? "SplNet"}" Version="0.1.0" />
            <RuntimeHostConfigurationOption Include="Matrix.Configured" Value="as in the project" />
            <None Update="*.spl;xunit.runner.json" CopyToOutputDirectory="PreserveNewest" />
            {(row.Language == "fs" ? "<Compile Include=\"PerformanceTests.fs\" />" : string.Empty)}
          </ItemGroup>
        </Project>
        """;
}
