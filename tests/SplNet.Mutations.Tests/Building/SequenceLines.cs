using Mono.Cecil;
using Mono.Cecil.Cil;

namespace SplNet.Mutations.Tests.Building;

/// <summary>The lines that symbols name.</summary>
internal static class SequenceLines
{
    /// <summary>The lines of a method, in order, each once.</summary>
    public static IReadOnlyList<int> Of(byte[] assembly, string method)
    {
        using var module = ModuleDefinition.ReadModule(
            new MemoryStream(assembly),
            new ReaderParameters { ReadSymbols = true, SymbolReaderProvider = new EmbeddedPortablePdbReaderProvider() });
        return [.. module.GetTypes().SelectMany(static type => type.Methods)
            .Single(candidate => candidate.Name == method).DebugInformation.SequencePoints.Where(static point => !point.IsHidden)
            .Select(static point => point.StartLine).Distinct().Order()];
    }
}
