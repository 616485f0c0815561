using System.Globalization;

namespace SplNet.Mutations.Controls;

/// <summary>Methods next to the user's code whose only purpose is to occupy space.</summary>
internal static class PaddingSource
{
    /// <summary>Generates the source.</summary>
    /// <param name="methods">The number of methods.</param>
    /// <param name="isCompiledFirst">True to compile them when the assembly is loaded, before any user code.</param>
    public static string Of(int methods, bool isCompiledFirst)
    {
        var names = Enumerable.Range(0, methods).Select(static number => "M" + number.ToString(CultureInfo.InvariantCulture)).ToList();
        var start = isCompiledFirst
            ? "[global::System.Runtime.CompilerServices.ModuleInitializer] internal static void Start() " +
                $"{{ {string.Concat(names.Select(static name => $"{name}(1); "))}}}"
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
        "[global::System.Runtime.CompilerServices.MethodImpl(global::System.Runtime.CompilerServices.MethodImplOptions.NoInlining)] " +
        $"private static void {name}(int x) {{ for (int i = 0; i < x; i++) sink = unchecked(sink * 31 + i); }}";
}
