using System.Globalization;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Repositories;

namespace SplNet.Benchmarks.Allocations;

/// <summary>The program that counts what constructs allocate, in copies for one runtime.</summary>
internal sealed class ConstructProgram : IDisposable
{
    private const string Folder = "tests/Programs/SplNet.Tests.Constructs/bin/Release/net10.0";
    private const string File = "SplNet.Tests.Constructs.dll";

    // A profile is a sample, and what the compiler makes of it may differ from process to process.
    private const int Profiles = 3;

    private readonly PrivateFolder _copies = new();
    private readonly InstalledRuntime _runtime;

    /// <summary>Writes the copies.</summary>
    /// <param name="runtime">The runtime.</param>
    /// <exception cref="MissingPartException">The program was not built, or the compiler of ReadyToRun code is missing.</exception>
    public ConstructProgram(InstalledRuntime runtime)
    {
        _runtime = runtime;
        if (!System.IO.File.Exists(Path.Combine(Folder, File)))
            throw new MissingPartException($"{Folder}/{File} is missing: dotnet build -c Release tests/Programs/SplNet.Tests.Constructs");
        foreach (var image in Enum.GetValues<ConstructImage>())
            FileTree.Copy(Folder, Path.GetDirectoryName(PathOf(image))!);
        AggressiveOptimization.Set(PathOf(ConstructImage.Aggressive), isOn: true);
        CompiledAhead.Write(Path.GetFullPath(Path.Combine(Folder, File)), runtime, PathOf(ConstructImage.CompiledAhead));
    }

    /// <summary>The constructs, by group and name.</summary>
    public IReadOnlyList<(string Group, string Name)> List() =>
        [.. Run(ConstructImage.Plain, [], "list").Select(static line => line.Split('\t')).Select(static parts => (parts[0], parts[1]))];

    /// <summary>Counts all constructs.</summary>
    /// <param name="mode">How their code is compiled.</param>
    /// <param name="count">How many constructs there are.</param>
    public IReadOnlyList<CountedConstruct> Count(CodeMode mode, int count) => mode switch
    {
        { HasProfile: true } => [.. Enumerable.Range(0, count).Select(index => Span(
            [.. Enumerable.Range(0, Profiles).Select(_ => Read(mode, "hot", index.ToString(CultureInfo.InvariantCulture)).Single())]))],
        { IsHot: true } => Read(mode, "hot"),
        _ => Read(mode, "few"),
    };

    public void Dispose() => _copies.Dispose();

    private static CountedConstruct Span(IReadOnlyList<CountedConstruct> counted) =>
        counted[0] with
        {
            Bytes = string.Join("..", counted.Select(static one => one.Bytes).Distinct(StringComparer.Ordinal)
                .OrderBy(static bytes => double.Parse(bytes, CultureInfo.InvariantCulture))),
        };

    private string PathOf(ConstructImage image) => Path.Combine(_copies.Combine(image.ToString()), File);

    private List<CountedConstruct> Read(CodeMode mode, params string[] arguments)
    {
        var lines = Run(mode.Image, mode.Settings, arguments);
        if (lines[0] != _runtime.Version)
            throw new InvalidOperationException($"The constructs ran on {lines[0]} and not on {_runtime.Version}.");
        return [.. lines.Skip(1).Select(static line => line.Split('\t'))
            .Select(static parts => new CountedConstruct(parts[0], int.Parse(parts[1], CultureInfo.InvariantCulture)))];
    }

    private string[] Run(ConstructImage image, (string Name, string Value)[] settings, params string[] arguments)
    {
        var start = _runtime.Command(PathOf(image), arguments);
        foreach (var name in start.Environment.Keys
            .Where(static name => name.StartsWith("DOTNET_T", StringComparison.Ordinal) || name == "DOTNET_ReadyToRun").ToList())
            start.Environment.Remove(name);
        foreach (var (name, value) in settings)
            start.Environment[name] = value;
        return ProcessOutput.Of(start).Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
    }
}
