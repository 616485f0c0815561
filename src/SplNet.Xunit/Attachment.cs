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
        // A runner makes a file of it and adds the extension of the media type, for a text ".txt".
        var bare = Path.GetFileNameWithoutExtension(name);
        var free = bare;
        for (var number = 2; context.Attachments?.ContainsKey(free) == true; number++)
            free = string.Create(CultureInfo.InvariantCulture, $"{bare}-{number}");
        context.AddAttachment(free, Encoding.UTF8.GetBytes(content), MediaType);
    }
}
