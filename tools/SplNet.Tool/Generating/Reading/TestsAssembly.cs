using System.Reflection;
using System.Reflection.PortableExecutable;
using System.Runtime.Versioning;
using SplNet.Replaying.Frameworks;
using SplNet.Tool.Requirements;
using SplNet.UnitTests.Candidates;
using SplNet.Values.Runtimes;

namespace SplNet.Tool.Generating.Reading;

/// <summary>The assembly with the user's tests, opened for inspection only: none of its code runs in the tool.</summary>
internal sealed class TestsAssembly : IDisposable
{
    private const string CoreFramework = ".NETCoreApp,Version=v";
    private const int FirstMajor = 5;

    private readonly MetadataLoadContext _context;
    private readonly Assembly _assembly;

    private TestsAssembly(string path, MetadataLoadContext context, Assembly assembly, string framework) =>
        (Path, _context, _assembly, TargetFramework) = (path, context, assembly, framework);

    /// <summary>The full path.</summary>
    public string Path { get; }

    /// <summary>The simple name.</summary>
    public string Name => _assembly.GetName().Name!;

    /// <summary>The target framework for a project that references it.</summary>
    public string TargetFramework { get; }

    /// <summary>Opens an assembly.</summary>
    /// <param name="path">The path as the user wrote it.</param>
    /// <exception cref="SplNetException">The assembly cannot be read, or targets a different runtime.</exception>
    public static TestsAssembly Open(string path)
    {
        var full = System.IO.Path.GetFullPath(path);
        if (!File.Exists(full))
            throw new SplNetException(
                $"{path} {(Directory.Exists(full) ? "is a folder" : "does not exist")}. " +
                "Build the tests with dotnet build -c Release and name their assembly.");
        if (ProjectFile.Is(full))
            throw ProjectFile.Refused(path);
        RequireAnyProcessor(path, full);
        var context = new MetadataLoadContext(new MetadataResolver(full));
        try
        {
            var assembly = context.LoadFromAssemblyPath(full);
            RequireFrameworks(path, context, assembly);
            var opened = new TestsAssembly(full, context, assembly, FrameworkOf(path, assembly));
            context = null;
            return opened;
        }
        catch (Exception unusable) when (unusable is BadImageFormatException or FileLoadException or FileNotFoundException)
        {
            throw new SplNetException($"{path} cannot be read: {unusable.Message}", unusable);
        }
        finally
        {
            context?.Dispose();
        }
    }

    /// <summary>All tests, grouped by class.</summary>
    /// <param name="accepted">The reasons of the refusals that the user has disabled.</param>
    public IReadOnlyList<TestCandidate> Read(params IReadOnlyCollection<string> accepted)
    {
        using var instructions = new TestInstructions(Path, accepted);
        var readers = TestFrameworks.All.Select(static framework => framework.Reader).ToList();
        return
        [
            .. from type in Types()
               from reader in readers
               from candidate in reader.Read(type)
               select candidate.Refusal is null && instructions.Refuse(candidate.Method) is { } refusal
                   ? candidate with { Refusal = refusal }
                   : candidate,
        ];
    }

    /// <inheritdoc/>
    public void Dispose() => _context.Dispose();

    private Type[] Types()
    {
        try
        {
            return _assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException some)
        {
            return [.. some.Types.OfType<Type>()];
        }
    }

    // Without its framework no test would be recognised.
    private static void RequireFrameworks(string path, MetadataLoadContext context, Assembly assembly)
    {
        foreach (var name in assembly.GetReferencedAssemblies().Where(static name => FrameworkAssemblies.Is(name.Name!)))
        {
            try
            {
                context.LoadFromAssemblyName(name);
            }
            catch (FileNotFoundException missing)
            {
                throw new SplNetException(
                    $"{name.Name}.dll is not next to {path}. Name the assembly in the output folder of its project.", missing);
            }
        }
    }

    private static void RequireAnyProcessor(string path, string full)
    {
        using var file = new PEReader(File.OpenRead(full));
        try
        {
            if (!file.HasMetadata)
                throw new SplNetException($"{path} is not a .NET assembly.");
            if (file.PEHeaders.CorHeader!.Flags.HasFlag(CorFlags.Requires32Bit))
                throw new SplNetException(
                    $"{path} is for 32 bits only, but SplNet measures in 64-bit processes. Build the tests for AnyCPU.");
        }
        catch (BadImageFormatException broken)
        {
            throw new SplNetException($"{path} is not a .NET assembly: {broken.Message}", broken);
        }
    }

    private static string FrameworkOf(string path, Assembly assembly)
    {
        var attributes = assembly.GetCustomAttributesData();
        var name = attributes.FirstOrDefault(
            static one => one.AttributeType.FullName == typeof(TargetFrameworkAttribute).FullName)?.ConstructorArguments[0].Value as string;
        if (name?.StartsWith(CoreFramework, StringComparison.Ordinal) != true
            || !Version.TryParse(name.AsSpan(CoreFramework.Length), out var version) || version.Major < FirstMajor)
            throw new SplNetException(
                $"{path} is built for {name ?? "an unknown framework"}. generate supports tests of .NET 5 and later.");
        if (!InstalledFrameworks.Here.Versions(InstalledFrameworks.Core).Any(installed => installed.Number >= version))
            throw new SplNetException(
                $"{path} is built for .NET {version}, which is not installed. " +
                $"{InstalledFrameworks.Here.Text(InstalledFrameworks.Core)} Install the .NET {version} runtime.");
        var platform = attributes.FirstOrDefault(
            static one => one.AttributeType.FullName == typeof(TargetPlatformAttribute).FullName)?.ConstructorArguments[0].Value as string;

        // A project that references SplNet needs at least SplNet's target framework.
        var least = RuntimeChoice.OfSplNet.Number;
        var framework = FormattableString.Invariant($"net{Math.Max(version.Major, least.Major)}.0");
        return platform is null ? framework : $"{framework}-{platform.ToLowerInvariant()}";
    }
}
