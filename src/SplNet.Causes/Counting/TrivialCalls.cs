using System.Text.RegularExpressions;

namespace SplNet.Causes.Counting;

/// <summary>
/// Members of the base library that the compiler turns into a few instructions; a probe costs twenty times as much as they do and would
/// measure itself. Includes members that only run a state machine of the library, whose work is counted there.
/// </summary>
internal static partial class TrivialCalls
{
    /// <summary>True if the method is one of them.</summary>
    /// <param name="key">Its key.</param>
    public static bool Has(string key) => Keys().IsMatch(key);

    /// <summary>True for the call of a delegate of the base library.</summary>
    /// <param name="key">Its key.</param>
    public static bool IsDelegate(string key) => key.Contains("::Invoke(", StringComparison.Ordinal);

    [GeneratedRegex(
        """
        ^System\.(
            String::(get_|op_Implicit)
          | (ReadOnly)?Span`1::(get_|op_|Slice|\.ctor)
          | (ReadOnly)?Memory`1::(get_|op_)
          | Nullable`1::
          | Char::Is
          | Math::
          | MemoryExtensions::AsSpan
          | Range:: | Index::
          | Array::get_
          | Type::GetTypeFromHandle
          | (Func|Action|Predicate|Comparison|Converter)(`\d+)?::
          | Runtime\.CompilerServices\.(Unsafe|RuntimeHelpers|DefaultInterpolatedStringHandler::\.ctor)
          | Runtime\.CompilerServices\.(Pooling)?Async\w*MethodBuilder(`1)?::(Start|MoveNext)
          | Runtime\.InteropServices\.MemoryMarshal::
          | Collections\.Generic\.(List|Dictionary|HashSet|KeyValuePair|Stack|Queue)`\d(/Enumerator)?::(get_(Count|Key|Value|Current)|MoveNext|Dispose)
          | Collections\.Generic\.List`1::get_Item
          | Threading\.Tasks\.ValueTask
          )
        """,
        RegexOptions.IgnorePatternWhitespace | RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Keys();
}
