using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Formatting;
using Microsoft.CodeAnalysis.Host.Mef;

namespace SplNet.Analyzers.Tests.Verifying;

/// <summary>
/// Workspaces without an editor. The usual ones take the library of editors too where it lies beside them, and need all
/// of its dependencies then.
/// </summary>
internal static class Workspaces
{
    private static readonly MefHostServices Services = MefHostServices.Create(
        [typeof(AdhocWorkspace).Assembly, typeof(CSharpFormattingOptions).Assembly]);

    public static AdhocWorkspace New() => new(Services);
}
