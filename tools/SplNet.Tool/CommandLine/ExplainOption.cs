using System.CommandLine;

namespace SplNet.Tool.CommandLine;

/// <summary>The option <c>--explain</c>.</summary>
internal static class ExplainOption
{
    public static Option<bool> Create() => new("--explain") { Description = "Look for the causes of what became slower: what differs between the builds, and what each does, counted after the verdict; a few seconds for each." };
}
