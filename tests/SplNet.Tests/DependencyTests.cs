using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Statistics;

namespace SplNet.Tests;

/// <summary>Which part of the project may know which other.</summary>
public class DependencyTests
{
    private static readonly string[] Hidden = ["BenchmarkDotNet", "Perfolizer"];

    [Fact]
    public void Statistics_DependOnNeitherExperimentsNorBenchmarkDotNet()
    {
        var known = typeof(PairedRuns).Assembly.GetReferencedAssemblies().Select(static name => name.Name!).ToList();
        Assert.DoesNotContain("SplNet", known);
        Assert.DoesNotContain(known, IsHidden);
    }

    [Fact]
    public void PublicMembers_ShowNoTypeOfBenchmarkDotNet()
    {
        const BindingFlags any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic
            | BindingFlags.DeclaredOnly;
        var types = typeof(Experiment).Assembly.GetExportedTypes();
        var shown = types.SelectMany(
            static type => type.GetMembers(any).Where(IsVisible).SelectMany(Mentioned).Concat(type.GetInterfaces()).Append(type.BaseType))
            .OfType<Type>()
            .SelectMany(WithParts)
            .Select(static type => type.Assembly.GetName().Name!)
            .Distinct()
            .ToList();
        Assert.Contains("SplNet.Statistics", shown);
        Assert.DoesNotContain(shown, IsHidden);
    }

    [Fact]
    public void OnlyDesignatedFolders_UseBenchmarkDotNet()
    {
        var source = Path.GetFullPath(Path.Combine(SourceFolder(), "..", "..", "src"));
        var users = Directory.EnumerateFiles(source, "*.cs", SearchOption.AllDirectories)
            .Where(static file =>
                File.ReadLines(file).Any(static line => Hidden.Any(name => line.StartsWith($"using {name}", StringComparison.Ordinal))))
            .Select(file => Path.GetRelativePath(source, Path.GetDirectoryName(file)!))
            .Distinct()
            .Order(StringComparer.Ordinal);
        Assert.Equal(
            [
                Path.Combine("SplNet", "Evaluation", "Artifacts"),
                Path.Combine("SplNet", "Evaluation", "Toolchain"),
                Path.Combine("SplNet", "Measuring", "Engine"),
            ],
            users);
    }

    private static string SourceFolder([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;

    private static bool IsHidden(string assembly) => Hidden.Any(name => assembly.StartsWith(name, StringComparison.Ordinal));

    private static bool IsVisible(MemberInfo member) => member switch
    {
        MethodBase method => method.IsPublic || method.IsFamily || method.IsFamilyOrAssembly,
        FieldInfo field => field.IsPublic || field.IsFamily || field.IsFamilyOrAssembly,
        _ => false,
    };

    private static IEnumerable<Type> Mentioned(MemberInfo member) => member switch
    {
        MethodInfo method => method.GetParameters().Select(static parameter => parameter.ParameterType).Append(method.ReturnType),
        ConstructorInfo constructor => constructor.GetParameters().Select(static parameter => parameter.ParameterType),
        FieldInfo field => [field.FieldType],
        _ => [],
    };

    private static IEnumerable<Type> WithParts(Type type) =>
        type.HasElementType ? WithParts(type.GetElementType()!) : type.GetGenericArguments().SelectMany(WithParts).Append(type);
}
