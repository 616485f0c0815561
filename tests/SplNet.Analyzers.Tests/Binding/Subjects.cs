using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Binding;

/// <summary>The sources that the formulas of the tests name, as a compilation and as the assembly that it makes.</summary>
internal static class Subjects
{
    public static IReadOnlyList<string> Texts { get; } =
        [.. Directory.EnumerateFiles(Path.Combine(AppContext.BaseDirectory, "Binding", "Subjects")).Order(StringComparer.Ordinal)
            .Select(File.ReadAllText)];

    public static Compilation Compilation { get; } = Compile(Texts);

    public static Assembly Assembly { get; } = Load(Compilation);

    public static Compilation Compile(IEnumerable<string> texts)
    {
        var empty = Sources.Compile(string.Empty);
        return empty
            .AddSyntaxTrees(texts.Select((text, index) => Sources.Parse(text, $"Text{index}.cs")))
            .WithOptions(empty.Options.WithAllowUnsafe(true));
    }

    /// <summary>The symbol that a case names as its carrier.</summary>
    public static ISymbol? SymbolOf(string? carrier, Compilation compilation)
    {
        if (carrier?.Split(' ') is not { } parts || compilation.GetTypeByMetadataName(parts[0]) is not { } type)
            return null;
        return parts.Length == 1 ? type : type.GetMembers(parts[1]).ElementAtOrDefault(int.Parse(parts[2]));
    }

    /// <summary>The member that a case names as its carrier.</summary>
    public static MemberInfo? MemberOf(string? carrier)
    {
        if (carrier?.Split(' ') is not { } parts)
            return null;
        var type = Assembly.GetType(parts[0], throwOnError: true)!;
        return parts.Length == 1 ? type : type.GetMember(parts[1])[int.Parse(parts[2])];
    }

    private static Assembly Load(Compilation compilation)
    {
        using var image = new MemoryStream();
        var made = compilation.Emit(image);
        Assert.Empty(made.Diagnostics.Where(static one => one.Severity == DiagnosticSeverity.Error));
        image.Position = 0;
        return AssemblyLoadContext.Default.LoadFromStream(image);
    }
}
