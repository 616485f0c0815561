using System.Globalization;

namespace SplNet.Mutations.Controls;

/// <summary>Methods beside the user's, of which nothing is needed but that they lie somewhere.</summary>
internal static class PaddingSource
{
    /// <summary>The source.</summary>
    /// <param name="methods">So many methods.</param>
    /// <param name="isCompiledFirst">True to have them compiled when the assembly is loaded, before any code of the user's.</param>
    public static string Of(int methods, bool isCompiledFirst)
    {
        var names = Enumerable.Range(0, methods).Select(static number => "M" + number.ToString(CultureInfo.InvariantCulture)).ToList();
        var start = isCompiledFirst
            ? $"[global::System.Runtime.CompilerServices.ModuleInitializer] internal static void Start() {{ {string.Concat(names.Select(static name => $"{name}(1); "))}}}"
            : string.Empty;
        return $$"""
            namespace SplNetMutants
            {
                internal static class Layout
                {
                    private static int sink;
                    {{start}}
                    {{string.Join("\n        ", names.Select(Method))}}
                }
            }
            """;
    }

    private static string Method(string name) =>
        $"[global::System.Runtime.CompilerServices.MethodImpl(global::System.Runtime.CompilerServices.MethodImplOptions.NoInlining)] private static void {name}(int x) {{ for (int i = 0; i < x; i++) sink = unchecked(sink * 31 + i); }}";
}
