using System.Text.RegularExpressions;
using Mono.Cecil;

namespace SplNet.Causes.Selection;

/// <summary>Code outside of the user's assemblies, and how it can look back at them.</summary>
/// <param name="isPackage">True for the simple name of an assembly that does not belong to the runtime.</param>
/// <param name="isTestFramework">True for test frameworks and SplNet itself: they inspect the objects that they are given, and search nothing while an operand runs.</param>
internal sealed partial class OutsideCode(Func<string, bool> isPackage, Func<string, bool> isTestFramework)
{
    /// <summary>The reach of a member that code of the user's names.</summary>
    /// <param name="member">A method or field of an assembly that is not the user's.</param>
    public Reach Of(MemberReference member)
    {
        var type = member.DeclaringType.GetElementType();
        var name = $"{(type.DeclaringType ?? type).FullName}::{member.Name}";
        var reach = Native().IsMatch(name) ? Reach.Native
            : Generation().IsMatch(name) ? Reach.Generation
            : Quiet().IsMatch(name) ? Reach.None
            : Discovery().IsMatch(name) ? Reach.Discovery | Reach.Members
            : Members().IsMatch(name) ? Reach.Members
            : Files().IsMatch(name) ? Reach.Files
            : Reach.None;
        return reach | OfAssembly(type.Scope is AssemblyNameReference assembly ? assembly.Name : string.Empty);
    }

    // A package may contain any code.
    private Reach OfAssembly(string assembly) =>
        isTestFramework(assembly) ? Reach.Members
        : assembly is "FSharp.Core" or "Microsoft.CSharp" ? Reach.Members
        : isPackage(assembly) ? Reach.Members | Reach.Discovery | Reach.Files
        : Reach.None;

    [GeneratedRegex(@"^System\.Runtime\.InteropServices\.(NativeLibrary|Marshal::(Get\w*FunctionPointer|GetDelegateFor|GetFunctionPointerFor|Prelink))", RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
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
        @"^System\.(Type::(GetTypeFromHandle|op_(Ine|E)quality|get_TypeHandle|get_Name|get_FullName|GetTypeCode|Equals|GetHashCode)|Activator::CreateInstance`1|Reflection\.(DefaultMember|AssemblyMetadata)Attribute)",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Quiet();

    [GeneratedRegex(
        """
        ^System\.(
            Reflection\.(Assembly|Module|CustomAttributeExtensions|TypeInfo)(::|\b)
          | Type::(GetType$|get_Assembly|get_Module|GetNestedType|ReflectionOnly)
          | Activator::
          | AppDomain::
          | Composition\.
          | ComponentModel\.Composition\.
          | Runtime\.Serialization\.Formatters
          | Resources\.
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
          | System\.(Text\.Json|Xml|Data|ComponentModel|Linq\.Expressions|Dynamic|Diagnostics)\.
          | System\.Linq\.(Queryable|EnumerableQuery)
          | System\.Runtime\.Serialization\.
          | System\.Runtime\.CompilerServices\.(RuntimeHelpers::(RunClassConstructor|RunModuleConstructor|GetUninitializedObject)|CallSite)
          | Microsoft\.(CSharp|VisualBasic\.CompilerServices)\.
        )
        """,
        RegexOptions.IgnorePatternWhitespace | RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Members();

    [GeneratedRegex(@"^System\.(IO\.(File|Directory|Path|StreamReader|DriveInfo|IsolatedStorage|Compression\.ZipFile|MemoryMappedFiles)|AppContext::|Environment::|Configuration\.)", RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Files();
}
