using System.Text.RegularExpressions;
using Mono.Cecil;

namespace SplNet.Causes.Selection;

/// <summary>Code outside of the user's assemblies, and how it can look back at them.</summary>
/// <param name="packages">The assemblies that belong neither to the user nor to the runtime.</param>
/// <param name="isTestFramework">True for test frameworks and SplNet itself: they inspect the objects that they are given, and search
/// nothing while an operand runs.</param>
internal sealed partial class OutsideCode(PackageReach packages, Func<string, bool> isTestFramework)
{
    /// <summary>The reach of a member that code of the user's names.</summary>
    /// <param name="member">A method or field of an assembly that is not the user's.</param>
    public Reach Of(MemberReference member)
    {
        var type = member.DeclaringType.GetElementType();
        return OfName(member) | OfAssembly(type.Scope is AssemblyNameReference assembly ? assembly.Name : string.Empty);
    }

    /// <summary>The reach of a member of the runtime's, by its name.</summary>
    public static Reach OfName(MemberReference member)
    {
        var type = member.DeclaringType.GetElementType();
        var arity = member is MethodReference method && method.GetElementMethod().HasGenericParameters ? "`1" : string.Empty;
        var name = $"{(type.DeclaringType ?? type).FullName}::{member.Name}{arity}";
        return Native().IsMatch(name) ? Reach.Native
            : Generation().IsMatch(name) ? Reach.Generation
            : Quiet().IsMatch(name) ? Reach.None
            : Discovery().IsMatch(name) ? Reach.Discovery | Reach.Members
            : Members().IsMatch(name) ? Reach.Members
            : Files().IsMatch(name) ? Reach.Files
            : Reach.None;
    }

    private Reach OfAssembly(string assembly) =>
        isTestFramework(assembly) ? Reach.Members
        : assembly is "FSharp.Core" or "Microsoft.CSharp" ? Reach.Members
        : packages.Of(assembly);

    [GeneratedRegex(
        @"^System\.Runtime\.InteropServices\.(NativeLibrary|Marshal::(Get\w*FunctionPointer|GetDelegateFor|GetFunctionPointerFor|Prelink))",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Native();

    [GeneratedRegex(
        """
        ^System\.(
            Reflection\.Emit\.
          | Reflection\.Assembly::(Load|UnsafeLoad)
          | Reflection\.MetadataLoadContext
          | Runtime\.Loader\.AssemblyLoadContext::(Load|\.ctor)
          | AppDomain::(Load|ExecuteAssembly|CreateInstance)
          | Linq\.Expressions\.(Expression`1|LambdaExpression)::Compile
        )
        """,
        RegexOptions.IgnorePatternWhitespace | RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Generation();

    [GeneratedRegex(
        @"^System\.(Type::(GetTypeFromHandle|op_(Ine|E)quality|get_TypeHandle|get_Name|get_FullName|GetTypeCode|Equals|GetHashCode)|" +
        @"Activator::CreateInstance`1|[\w.]*Attribute::\.ctor$|Reflection\.Assembly::(Get(Executing|Calling|Entry)Assembly|GetName|" +
        @"get_Location|get_FullName|GetManifestResource\w*)$)",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Quiet();

    [GeneratedRegex(
        """
        ^System\.(
            Reflection\.(Assembly|Module)::
          | Type::(GetType$|GetNestedType|ReflectionOnly)
          | Activator::
          | AppDomain::
          | Composition\.
          | ComponentModel\.Composition\.
          | Runtime\.Serialization\.Formatters
        )
        """,
        RegexOptions.IgnorePatternWhitespace | RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Discovery();

    [GeneratedRegex(
        """
        ^(
            System\.Reflection\.
          | System\.(Type|Attribute|RuntimeTypeHandle|RuntimeMethodHandle|RuntimeFieldHandle)::
          | System\.Delegate::(DynamicInvoke|CreateDelegate|get_Method)
          | System\.(Text\.Json|Xml|Data|ComponentModel|Linq\.Expressions|Dynamic)\.
          | System\.Diagnostics\.Stack
          | System\.Linq\.(Queryable|EnumerableQuery)
          | System\.Runtime\.Serialization\.
          | System\.Runtime\.CompilerServices\.(RuntimeHelpers::(RunClassConstructor|RunModuleConstructor|GetUninitializedObject)|CallSite)
          | Microsoft\.(CSharp|VisualBasic\.CompilerServices)\.
        )
        """,
        RegexOptions.IgnorePatternWhitespace | RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Members();

    [GeneratedRegex(
        @"^System\.(IO\.(File|Directory|StreamReader|DriveInfo|IsolatedStorage|Compression\.ZipFile|MemoryMappedFiles)|Configuration\.)",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Files();
}
