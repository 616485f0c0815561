using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Symbols;

/// <summary>The types of SplNet that a compilation sees, looked up once.</summary>
internal sealed class SplNetTypes
{
    private SplNetTypes(Compilation compilation, INamedTypeSymbol experiment)
    {
        Experiment = experiment;
        Engine = Type(compilation, "SplNet.Engine");
        Operand = Type(compilation, "SplNet.Operand");
        SplAttribute = Type(compilation, "SplNet.SplAttribute");
    }

    public INamedTypeSymbol Experiment { get; }

    public INamedTypeSymbol? Engine { get; }

    public INamedTypeSymbol? Operand { get; }

    public INamedTypeSymbol? SplAttribute { get; }

    /// <summary>Null in a project that does not reference SplNet.</summary>
    public static SplNetTypes? Find(Compilation compilation) =>
        Type(compilation, "SplNet.Experiment") is { } experiment ? new SplNetTypes(compilation, experiment) : null;

    private static INamedTypeSymbol? Type(Compilation compilation, string name) => compilation.GetTypeByMetadataName(name);
}
