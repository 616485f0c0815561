using System.Security.Cryptography;
using System.Text;
using Mono.Cecil;
using Mono.Cecil.Cil;

namespace SplNet.Causes.Differences;

/// <summary>
/// Methods and everything that they name within their assembly, as one short key: the same source has the same key, wherever it was
/// compiled; the content of other assemblies is excluded.
/// </summary>
internal static class CodeDigest
{
    /// <summary>The mark before each key. Keys of two forms are not comparable: their contents differ.</summary>
    public const string Form = "2-";

    private const int Bytes = 8;

    /// <summary>The form of a key; empty for the first one, which had no mark.</summary>
    public static string FormOf(string key) => key[..(key.IndexOf('-', StringComparison.Ordinal) + 1)];

    /// <summary>The key: <see cref="Form"/> and hexadecimal digits.</summary>
    /// <param name="assembly">The path of the assembly.</param>
    /// <param name="tokens">The metadata tokens of methods in it.</param>
    public static string Of(string assembly, IEnumerable<int> tokens)
    {
        using var module = Read(assembly);
        var texts = new NamedCode([.. module.GetTypes()]).Texts(
            tokens.Select(token => module.LookupToken(token)).OfType<MethodDefinition>());
        return Form + Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(string.Join('\0', texts)))[..Bytes]);
    }

    // With symbols, paths and lines that the compiler has written into the code are recognised.
    private static ModuleDefinition Read(string assembly)
    {
        try
        {
            return ModuleDefinition.ReadModule(assembly, new ReaderParameters
            {
                ReadSymbols = true,
                SymbolReaderProvider = new DefaultSymbolReaderProvider(throwIfNoSymbol: false),
            });
        }
        catch (Exception unreadable) when (unreadable is SymbolsNotMatchingException or BadImageFormatException or NotSupportedException)
        {
            return ModuleDefinition.ReadModule(assembly);
        }
    }
}
