using System.Security.Cryptography;
using System.Text;
using Mono.Cecil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>Methods and all that they name within their assembly, as one short key: the same source gives the same key, wherever it was compiled; what other assemblies do is no part of it.</summary>
internal static class CodeDigest
{
    private const int Bytes = 8;

    /// <summary>The key, in hexadecimal digits.</summary>
    /// <param name="assembly">The path of the assembly.</param>
    /// <param name="tokens">The metadata tokens of methods in it.</param>
    public static string Of(string assembly, IEnumerable<int> tokens)
    {
        using var module = ModuleDefinition.ReadModule(assembly);
        var seen = new HashSet<MethodDefinition>();
        var open = new Queue<MethodDefinition>(tokens.Select(token => module.LookupToken(token)).OfType<MethodDefinition>());
        var texts = new List<string>();
        while (open.TryDequeue(out var method))
        {
            if (!seen.Add(method))
                continue;
            texts.Add(MethodKey.Of(method) + "\n" + (method.HasBody ? MethodText.Of(method) : string.Empty));
            foreach (var named in UserMethods.BodiesOf(method).Concat(method.HasBody ? method.Body.Instructions.SelectMany(static instruction => Named(instruction.Operand)) : []))
                open.Enqueue(named);
        }

        // Not in the order in which they are met: of two lambdas of one method the compiler decides which comes first.
        texts.Sort(StringComparer.Ordinal);
        return Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(string.Join('\0', texts)))[..Bytes]);
    }

    // Fields are filled by the initialiser of their type, wherever that is static.
    private static IEnumerable<MethodDefinition> Named(object? operand) => operand switch
    {
        MethodReference method when method.DeclaringType.GetElementType() is TypeDefinition && Resolved(method) is { } named => [named],
        FieldDefinition { IsStatic: true, DeclaringType: var type } when !CompilerNames.IsMade(type.Name) => type.Methods.Where(static method => method is { IsConstructor: true, IsStatic: true }),
        _ => [],
    };

    // Looked for in base types too, and these may be of an assembly that is not there: then it is none of this one.
    private static MethodDefinition? Resolved(MethodReference method)
    {
        try
        {
            return method.Resolve() is { } found && found.Module == method.Module ? found : null;
        }
        catch (AssemblyResolutionException)
        {
            return null;
        }
    }
}
