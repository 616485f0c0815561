namespace SplNet.Integration.Tests.Frameworks;

/// <summary>A project for each row of the matrix, all restored from the packed packages and built by one command.</summary>
public sealed class MatrixProjects(PackedSplNet packed) : IAsyncLifetime
{
    private readonly UserProject _solution = packed.NewProject("matrix", Matrix.IsFloating);

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        foreach (var row in Matrix.Chosen)
            Write(row);
        _solution.Add("matrix.slnx", $"<Solution>{string.Concat(Matrix.Chosen.Select(static row => $"<Project Path=\"{row.Name}/{row.Name}.{row.Language}proj\" />"))}</Solution>");
        var built = await _solution.RunAsync("build", "matrix.slnx", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync() => ValueTask.CompletedTask;

    /// <summary>Runs the tests of a row under VSTest.</summary>
    internal Task<CommandOutput> TestAsync(MatrixRow row) => _solution.RunAsync("test", OutputOf(row));

    /// <summary>Runs the tests of a row under Microsoft.Testing.Platform.</summary>
    internal Task<CommandOutput> ExecuteAsync(MatrixRow row) => _solution.RunAsync(OutputOf(row));

    private static string OutputOf(MatrixRow row) => Path.Combine(row.Name, "bin", "Release", "net10.0", row.Name + ".dll");

    private void Write(MatrixRow row)
    {
        _solution.Add($"{row.Name}/{row.Name}.{row.Language}proj", ProjectOf(row));
        foreach (var (file, text) in row.Files)
            _solution.Add($"{row.Name}/{file}", text);
    }

    private static string ProjectOf(MatrixRow row) => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net10.0</TargetFramework>
            <OutputType>Exe</OutputType>
            <ImplicitUsings>enable</ImplicitUsings>
            <IsPackable>false</IsPackable>
            <NuGetAudit>false</NuGetAudit>
            <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
            <WarningsNotAsErrors>NU1603</WarningsNotAsErrors>
            {row.Properties}
          </PropertyGroup>
          <ItemGroup>
            {string.Concat(row.Packages.Select(static one => $"<PackageReference Include=\"{one.Package}\" Version=\"{one.Version}\" />"))}
            <PackageReference Include="{row.Adapter ?? "SplNet"}" Version="0.1.0" />
            <None Update="*.spl" CopyToOutputDirectory="PreserveNewest" />
            {(row.Language == "fs" ? "<Compile Include=\"PerformanceTests.fs\" />" : string.Empty)}
          </ItemGroup>
        </Project>
        """;
}
