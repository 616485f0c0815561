namespace SplNet.Analyzers.Tests.Verifying;

/// <summary>What rules need of test frameworks, as sources: their attributes, and those of SplNet's adapters.</summary>
internal static class FrameworkStubs
{
    public const string MSTest =
        """
        namespace Microsoft.VisualStudio.TestTools.UnitTesting
        {
            public class TestMethodAttribute : Attribute;
            public class DataTestMethodAttribute : TestMethodAttribute;
            public class TestInitializeAttribute : Attribute;
            public interface ITestDataSource;
        }

        namespace SplNet
        {
            [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
            public sealed class SplFileAttribute(string path) : Attribute, global::Microsoft.VisualStudio.TestTools.UnitTesting.ITestDataSource { public string Path => path; }
            [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
            public sealed class SplFormulasAttribute(Type type) : Attribute, global::Microsoft.VisualStudio.TestTools.UnitTesting.ITestDataSource { public Type Type => type; }
        }
        """;

    public const string NUnit =
        """
        namespace NUnit.Framework
        {
            public class NUnitAttribute : Attribute;
            public class TestAttribute : NUnitAttribute;
        }

        namespace SplNet
        {
            [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
            public sealed class SplFileAttribute(string path) : global::NUnit.Framework.NUnitAttribute { public string Path => path; }
        }
        """;

    public const string TUnit =
        """
        namespace TUnit.Core
        {
            public class BaseTestAttribute : Attribute;
            public class TestAttribute : BaseTestAttribute;
            public class UntypedDataSourceGeneratorAttribute : Attribute;
        }

        namespace SplNet
        {
            [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
            public sealed class SplFileAttribute(string path) : global::TUnit.Core.UntypedDataSourceGeneratorAttribute { public string Path => path; }
        }
        """;

    public const string Xunit2 =
        """
        namespace Xunit
        {
            public class FactAttribute : Attribute { public string? DisplayName { get; set; } }
            public class TheoryAttribute : FactAttribute;
            public class InlineDataAttribute(params object[] data) : global::Xunit.Sdk.DataAttribute { public object[] Data => data; }
        }

        namespace Xunit.Sdk
        {
            [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
            public class DataAttribute : Attribute;
        }

        namespace SplNet
        {
            public sealed class SplFileAttribute(string path) : global::Xunit.Sdk.DataAttribute { public string Path => path; }
        }
        """;

    public const string SplTheory = "namespace SplNet { public sealed class SplTheoryAttribute : global::Xunit.TheoryAttribute; }";
}
