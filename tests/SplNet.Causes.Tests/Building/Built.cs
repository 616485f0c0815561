using Microsoft.CodeAnalysis;
using SplNet.Causes.Code;
using SplNet.Causes.Counting;
using SplNet.Causes.Differences;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Building;

/// <summary>Libraries that are built and read, to be compared.</summary>
internal static class Built
{
    /// <summary>A library in C#.</summary>
    public static LibraryCode CSharp(string place, OptimizationLevel level, params IReadOnlyList<string> sources)
    {
        var folder = OwnedFolder.Create("splnet-identity-");
        Compiler.Compile(folder, "Sut", sources, level: level, sourceFolder: place);
        return Read(folder);
    }

    /// <summary>A library in a folder.</summary>
    public static LibraryCode Read(string folder)
    {
        try
        {
            return CountedLibrary.Write(folder, ["Sut.dll"], [Path.GetDirectoryName(typeof(object).Assembly.Location)!]);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    /// <summary>The names of all that differs, without what only the newer build has.</summary>
    public static IReadOnlyList<string> Differing(LibraryCode older, LibraryCode newer)
    {
        var difference = LibraryDifference.Between(older, newer);
        return [.. difference.Methods
            .Where(static change => change.Value != ChangeKind.Added)
            .Select(static change => MethodKey.FullName(change.Key))
            .Concat(difference.Types.Select(MethodKey.FullName))
            .Distinct(StringComparer.Ordinal)
            .Order(StringComparer.Ordinal)];
    }
}
