using System.Globalization;
using System.Text;
using Xunit;

namespace SplNet.Xunit;

/// <summary>Attachments of a test, which must have different names: each experiment of a test adds one.</summary>
internal static class Attachment
{
    private const string MediaType = "application/json";

    public static void Add(ITestContext context, string name, string content)
    {
        var free = name;
        for (var number = 2; context.Attachments?.ContainsKey(free) == true; number++)
            free = string.Create(CultureInfo.InvariantCulture, $"{Path.GetFileNameWithoutExtension(name)}-{number}{Path.GetExtension(name)}");

        // As bytes of a media type, because a runner saves a text under an additional ".txt".
        context.AddAttachment(free, Encoding.UTF8.GetBytes(content), MediaType);
    }
}
